import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { untilListening } from '#tests/support/nginx.ts'
import { guardProcess } from '#tests/support/orphan-guard.ts'
import { postgresOwner } from '#tests/support/postgres-owner.ts'
import { temporaryFolder } from '../ground.ts'

const PROGRAM = process.env['PGBOUNCER'] ?? 'pgbouncer'
/** The first that keeps prepared statements apart in transaction mode. */
const NEEDED = { major: 1, minor: 21 }

export type Bouncer = { url: string; version: string; stop: () => Promise<void> }

/** PgBouncer in transaction mode before the database of `url`; null where none is installed that is new enough. */
export async function startPgBouncer(url: string): Promise<Bouncer | null> {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' })
  const [version, major, minor] = /(?<=PgBouncer )(\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  if (!version || !isNewEnough(Number(major), Number(minor))) return null
  const folder = temporaryFolder()
  const port = await freePort()
  const { hostname, port: databasePort, username, password } = new URL(url)
  const owner = postgresOwner()
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${password}"\n`)
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
max_prepared_statements = 200
`,
  )
  if (owner) for (const path of [folder, users, file]) chownSync(path, owner.uid, owner.gid)
  const child = spawn(PROGRAM, ['--quiet', file], { ...owner, stdio: 'ignore' })
  guardProcess(child, 'SIGKILL')
  await untilListening(port)
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    version,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

const isNewEnough = (major: number, minor: number) =>
  major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)
