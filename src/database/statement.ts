import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

declare const rowType: unique symbol

/** A statement with its values, ready to run. */
export type Call<Row> = {
  name: string
  text: string
  values: unknown[]
  isRead: boolean
  [rowType]?: Row
}

const dialect = new PgDialect()
const textOf = new Map<string, string>()

/** By its words, so that a write can be refused before it is sent; one inside a function is left to the database. */
const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert into|update|delete from|merge into)\b/i.test(text)

/**
 * SQL whose text never changes, written once and prepared once per connection under `name`: for what runs at every
 * request, since Drizzle takes longer to build a query than PostgreSQL to answer it. Its values are placeholders. The
 * rows come as the driver gives them, so a date is to be cast to text, or it becomes a Date at some midnight.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its values.
export function statement<Row, Values extends Record<string, unknown> = Record<string, never>>(
  name: string,
  query: SQL,
): (values: Values) => Call<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  if ((textOf.get(name) ?? text) !== text) throw new Error(`There is another statement called ${name}`)
  textOf.set(name, text)
  const call = { name, text, isRead: isRead(text) }
  return (values) => ({ ...call, values: fillPlaceholders(params, values) })
}

/** A command without values, named by its own words. */
const command = (text: string): Call<never> => ({ name: text, text, values: [], isRead: false })

export const BEGIN = command('begin')
/** All of its reads see the same moment. */
export const BEGIN_READ = command('begin isolation level repeatable read, read only')
export const COMMIT = command('commit')
export const ROLLBACK = command('rollback')
