import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { findPostgresBinaries } from '#tests/support/postgres-binaries.ts'
import { postgresOwner } from '#tests/support/postgres-owner.ts'
import type { Owner } from '#tests/support/postgres-owner.ts'

export type PostgresCluster = {
  adminUrl: string
  majorVersion: number
  /** Ends it cleanly and removes its files. */
  stop: () => Promise<void>
  /** Ends it at once, as a power cut would: nothing is flushed, the files stay for `restart`. */
  crash: () => Promise<void>
  restart: () => Promise<void>
  /** Ends it cleanly and starts it as a standby, until somebody promotes it. */
  demote: () => Promise<void>
}

/** A private PostgreSQL in a temporary folder, durable as in production unless `settings` say otherwise. */
export async function startCluster(
  settings: Record<string, string> = {},
  within = tmpdir(),
): Promise<PostgresCluster> {
  // An earlier test of this process may have set a umask that shuts other users out, also that of PostgreSQL.
  process.umask(0o022)
  const owner = postgresOwner()
  const home = mkdtempSync(join(within, 'plimsoll-postgres-'))
  const guard = guardFolder(home)
  if (owner) chownSync(home, owner.uid, owner.gid)
  const { majorVersion, folder } = findPostgresBinaries()
  const programs = readableBy(owner, folder, home)
  const password = randomBytes(12).toString('hex')
  createCluster(programs, home, password, owner)

  const port = await freePort()
  let running = await launch(programs, home, port, settings, owner)
  const end = async (signal: NodeJS.Signals) => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }
  const restart = async () => {
    await end('SIGINT')
    running = await launch(programs, home, port, settings, owner)
  }
  return {
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    majorVersion,
    stop: async () => {
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
      guard.release()
    },
    crash: () => end('SIGQUIT'),
    restart,
    demote: async () => {
      await end('SIGINT')
      writeFileSync(join(home, 'data/standby.signal'), '')
      if (owner) chownSync(join(home, 'data/standby.signal'), owner.uid, owner.gid)
      await restart()
    },
  }
}

function createCluster(programs: string, home: string, password: string, owner: Owner | undefined): void {
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${join(home, 'data')}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--lc-messages=C',
      '--no-instructions',
    ],
    { ...owner, cwd: home, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    throw new Error(`initdb of ${programs} failed:\n${made.error?.message ?? made.stdout + made.stderr}`)
  }
}

async function launch(
  programs: string,
  home: string,
  port: number,
  settings: Record<string, string>,
  owner: Owner | undefined,
): Promise<ChildProcess> {
  const chosen = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    ...settings,
  }
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      join(home, 'data'),
      ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  guardProcess(child, 'SIGQUIT')
  let log = ''
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-20_000)
      if (/database system is ready to accept (read-only )?connections/.test(log)) ready()
    })
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`PostgreSQL ended (${code}) before it was ready:\n${log}`)))
  })
  return child
}

// Under sudo or in a container the checkout often lies where the unprivileged owner may not even look.
function readableBy(owner: Owner | undefined, folder: string, home: string): string {
  if (!owner) return folder
  const reach = spawnSync(join(folder, 'initdb'), ['--version'], { ...owner, cwd: '/' })
  if (reach.status === 0) return folder
  const copy = join(home, 'postgres')
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(copy, 0o755)
  return join(copy, 'bin')
}
