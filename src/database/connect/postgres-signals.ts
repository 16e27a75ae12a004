import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

const RETRY_MS = 1000
/**
 * A host that vanishes without a word would keep a connection busy for ever: no answer and no end come from it. Without a delay
 * of its own, Linux asks for the first time after two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Outside any transaction of ours: a NOTIFY takes a lock that all notifying commits of the database queue for. */
export async function sendSignal(pool: Pool, name: string) {
  await pool.query('select pg_notify($1, $2)', [name, ''])
}

/**
 * Hears on a connection of its own, which is opened again whenever it is lost. `onLost` is told once, not at every attempt to
 * open it.
 */
export function hearSignals(
  url: string,
  name: string,
  heard: () => void,
  onLost: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let isLost = false
  const following = follow(stopping.signal)
  return async () => {
    stopping.abort()
    await following
  }

  async function follow(stopped: AbortSignal) {
    while (!stopped.aborted) {
      await hearUntilLost(stopped).catch(tellOnce)
      await pause(RETRY_MS, undefined, { signal: stopped, ref: false }).catch(() => {})
    }
  }

  function tellOnce(error: Error) {
    if (!isLost) onLost(error)
    isLost = true
  }

  async function hearUntilLost(stopped: AbortSignal) {
    const client = new Client({ connectionString: url, ...KEEP_ALIVE, connectionTimeoutMillis: 10_000 })
    const lost = Promise.withResolvers<void>()
    const letGo = () => lost.resolve()
    client.on('error', (error) => {
      tellOnce(error)
      letGo()
    })
    client.on('end', letGo)
    stopped.addEventListener('abort', letGo)
    client.on('notification', heard)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(name)}`)
      isLost = false
      // A signal may have been missed while there was no connection.
      heard()
      await lost.promise
    } finally {
      // It outlives the connection, and would keep it.
      stopped.removeEventListener('abort', letGo)
      await client.end().catch(() => {})
    }
  }
}
