import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { mailsIn } from '#tests/support/mail.ts'
import type { Mail } from '#tests/support/mail.ts'
import { copyMigratedFolder } from '#tests/support/migrated-folder.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'

export type ServerProcess = {
  origin: string
  dataDir: string
  pid: number
  /** The mails of the outbox folder, oldest first. */
  outbox: () => Promise<Mail[]>
  /** Everything written to standard output and standard error so far. */
  log: () => string
  /** Asks it to end, and resolves when it has; a temporary data folder is removed. */
  stop: () => Promise<void>
  /** SIGKILL; the data folder stays, so that another server can be started on it. */
  kill: () => Promise<void>
  exited: Promise<ExitedServer>
}
export type ExitedServer = { code: number | null; signal: NodeJS.Signals | null; log: string }

type Options = {
  env?: Record<string, string>
  dataDir?: string
  port?: number
  command?: [string, ...string[]]
  startLimitMs?: number
}

const START_LIMIT_MS = 240_000
// What a server needs from the machine; anything else, DATABASE_URL above all, must be given by the test.
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_COMPILE_CACHE']

/** The real server on a loopback port of its own; resolves once it listens, rejects with its log when it ends before. */
export async function startServer({
  env = {},
  dataDir: givenDataDir,
  port,
  command: [program, ...args] = [process.execPath, SERVER_PROGRAM],
  startLimitMs = START_LIMIT_MS,
}: Options = {}): Promise<ServerProcess> {
  const dataDir = givenDataDir ?? temporaryDataDir()
  const chosenPort = port ?? (await freePort())
  const origin = `http://127.0.0.1:${chosenPort}`
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: {
      ...inherited(),
      HOST: '127.0.0.1',
      PORT: String(chosenPort),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      // Processes that share a database share their secret too.
      ...(env.DATABASE_URL ? { AUTH_SECRET: 'known to the servers of the tests alone' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  guardProcess(child, 'SIGKILL')
  let log = ''
  const exited = exitOf(child, () => log)
  await new Promise<void>((listening, failed) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      failed(new Error(`The server did not listen within ${startLimitMs / 1000} s:\n${log}`))
    }, startLimitMs)
    const collect = (text: Buffer) => {
      log += text.toString()
      if (!log.includes('listening on ')) return
      clearTimeout(limit)
      listening()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    void exited.then(({ code, signal }) => {
      clearTimeout(limit)
      failed(new Error(`The server ended (${code ?? signal}) before it listened:\n${log}`))
    })
  })

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    outbox: () => mailsIn(join(dataDir, 'outbox')),
    log: () => log,
    stop: async () => {
      await end('SIGTERM')
      if (!givenDataDir) rmSync(dataDir, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
    exited,
  }
}

function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-data-'))
  guardFolder(folder)
  copyMigratedFolder(folder)
  return folder
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}

function exitOf(child: ChildProcess, log: () => string): Promise<ExitedServer> {
  return new Promise((resolve) => {
    // 'close' and not 'exit': by then the last words have arrived too.
    child.once('close', (code, signal) => resolve({ code, signal, log: log() }))
  })
}
