import { Pool, type QueryResult } from 'pg'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'
import { FLOOR_SEARCH_PATH } from './floor-views.ts'
import type { OpenFloor } from './open-floor.ts'

/** As many connections as our server has. */
const POOL_SIZE = 20

export function postgresFloor(url: string): OpenFloor {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    pipeline: true,
    options: `-c search_path=${FLOOR_SEARCH_PATH}`,
  })
  return {
    read: async (...calls) => rowsOf(await Promise.all(calls.map((call) => pool.query(call)))),
    write: async (...calls) => {
      const client = await pool.connect()
      const sent = [client.query('begin'), ...calls.map((call) => client.query(call)), client.query('commit')]
      const results = await Promise.all(sent)
      client.release()
      return rowsOf(results.slice(1, -1))
    },
    close: () => pool.end(),
  }
}

const rowsOf = <Calls extends Call<unknown>[]>(results: QueryResult[]) =>
  results.map(({ rows }) => rows) as RowsOf<Calls>
