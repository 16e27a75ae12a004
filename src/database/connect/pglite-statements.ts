import { type PGlite, protocol } from '@electric-sql/pglite'
import type { Call } from '../statement.ts'

const { serialize } = protocol

type Column = { name: string; dataTypeID: number }
type Prepared = { parameters: number[]; columns: Column[] }
type Answer =
  | { name: 'parameterDescription'; dataTypeIDs: number[] }
  | { name: 'rowDescription'; fields: Column[] }
  | { name: 'dataRow'; fields: (string | null)[] }
  | { name: 'commandComplete' }

export type RunTogether = (calls: Call<unknown>[]) => Promise<unknown[][]>

/**
 * Runs calls one after the other: when one has failed, those behind it are skipped. PGlite by itself parses and plans each query
 * anew, and asks PostgreSQL six times; here each is prepared once, and all are asked for in one. Only while nobody else runs anything.
 */
export function statementsOn(client: PGlite): RunTogether {
  const prepared = new Map<string, Prepared>()
  const ask = async (...said: Uint8Array[]) =>
    (await client.execProtocolStream(Buffer.concat([...said, serialize.sync()]), {
      syncToFs: false,
    })) as Answer[]

  async function prepare({ name, text }: Call<unknown>): Promise<Prepared> {
    const known = prepared.get(name)
    if (known) return known
    const answers = await ask(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const fresh: Prepared = { parameters: [], columns: [] }
    for (const answer of answers) {
      if (answer.name === 'parameterDescription') fresh.parameters = answer.dataTypeIDs
      if (answer.name === 'rowDescription') fresh.columns = answer.fields
    }
    prepared.set(name, fresh)
    return fresh
  }

  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = client.serializers[type!]
    return write ? write(value) : String(value)
  }

  return async (calls) => {
    const known: Prepared[] = []
    for (const call of calls) known.push(await prepare(call))
    const said = calls.flatMap(({ name, values }, index) => [
      serialize.bind({
        statement: name,
        values: values.map((value, at) => written(value, known[index]!.parameters[at])),
      }),
      serialize.execute({}),
    ])
    const rows: unknown[][] = [[]]
    for (const answer of await ask(...said)) {
      if (answer.name === 'dataRow') rows.at(-1)!.push(rowOf(answer.fields, known[rows.length - 1]!.columns))
      if (answer.name === 'commandComplete') rows.push([])
    }
    return rows.slice(0, -1)
  }

  function rowOf(fields: (string | null)[], columns: Column[]) {
    const row: Record<string, unknown> = {}
    for (const [index, { name, dataTypeID }] of columns.entries()) {
      const text = fields[index] ?? null
      const read = client.parsers[dataTypeID]
      row[name] = text === null || !read ? text : read(text, dataTypeID)
    }
    return row
  }
}
