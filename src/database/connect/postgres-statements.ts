import pg, { type Connection, type PoolClient } from 'pg'
import type { Call } from '../statement.ts'

export type Reply = { command: string; rows: unknown[] }
type Done = (error: Error | null, replies?: Reply[]) => void
type Field = { name: string; dataTypeID: Parameters<typeof pg.types.getTypeParser>[0] }
type Column = { name: string; valueOf: (text: string) => unknown }

/** As pg has them: its types know neither how it writes a value nor that a query can be sent in a way of its own. */
const { Query, utils } = pg as unknown as {
  Query: new (text: string, done: Done) => { callback: Done }
  utils: { prepareValue: (value: unknown) => string | null }
}

/** The columns that each prepared statement of a connection answers with. */
const preparedOn = new WeakMap<Connection, Map<string, Column[]>>()

/**
 * Sends all of `calls` at once and asks for one answer to all of them: when one has failed, PostgreSQL skips those behind it. A
 * call is parsed and described when it first comes to a connection; pg by itself has every answer described anew.
 */
export async function runTogether(client: PoolClient, calls: Call<unknown>[]): Promise<Reply[]> {
  const written = calls.map(({ name, text, values }) => ({
    name,
    text,
    values: values.map((value) => utils.prepareValue(value)),
  }))
  try {
    return await new Promise<Reply[]>((resolve, reject) => {
      const done: Done = (error, replies = []) => (error ? reject(error) : resolve(replies))
      client.query(new Together(written, done))
    })
  } catch (error) {
    // It was made where bytes arrive, and does not say who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

type WrittenCall = { name: string; text: string; values: (string | null)[] }

/** To pg one query: it is given whatever arrives until PostgreSQL is ready for another. */
class Together extends Query {
  readonly #calls: WrittenCall[]
  readonly #replies: Reply[] = []
  #prepared = new Map<string, Column[]>()
  #rows: unknown[] = []
  #unreadable: unknown

  constructor(calls: WrittenCall[], done: Done) {
    super('', done)
    this.#calls = calls
  }

  submit(connection: Connection) {
    this.#prepared = preparedOn.get(connection) ?? new Map()
    preparedOn.set(connection, this.#prepared)
    connection.stream.cork()
    for (const call of this.#calls) this.#send(connection, call)
    connection.sync()
    connection.stream.uncork()
  }

  #send(connection: Connection, { name, text, values }: WrittenCall) {
    const isNew = !this.#prepared.has(name)
    if (isNew) {
      this.#prepared.set(name, [])
      // It may be there after all, parsed before something failed; nothing is said if it is not.
      connection.close({ type: 'S', name }, true)
      connection.parse({ name, text, types: [] }, true)
    }
    connection.bind({ statement: name, values }, true)
    if (isNew) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    const columns = fields.map(({ name, dataTypeID }) => ({
      // As a key it is known to V8 from now on, which would look for it anew in each row.
      name: Object.keys({ [name]: true })[0]!,
      valueOf: pg.types.getTypeParser(dataTypeID, 'text'),
    }))
    this.#prepared.set(this.#answered().name, columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    try {
      const columns = this.#prepared.get(this.#answered().name)!
      const row: Record<string, unknown> = {}
      for (let index = 0; index < columns.length; index++) {
        const { name, valueOf } = columns[index]!
        const text = fields[index]!
        row[name] = text === null ? null : valueOf(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#unreadable = error
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    this.#replies.push({ command: text.split(' ', 1)[0]!, rows: this.#rows })
    this.#rows = []
  }

  handleReadyForQuery() {
    if (this.#unreadable) this.handleError(this.#unreadable as Error)
    else this.callback(null, this.#replies)
  }

  handleError(error: Error) {
    // Which of them are prepared by now is not known.
    for (const { name } of this.#calls) this.#prepared.delete(name)
    this.callback(error)
  }

  /** The call that is being answered. */
  #answered(): WrittenCall {
    return this.#calls[this.#replies.length]!
  }
}
