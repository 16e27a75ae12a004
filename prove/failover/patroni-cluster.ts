import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '#tests/support/free-port.ts'
import { guardPid, guardProcess } from '#tests/support/orphan-guard.ts'
import { postgresOwner } from '#tests/support/postgres-owner.ts'
import { temporaryFolder } from '../ground.ts'
import { etcdArguments, haproxyConfiguration, type Node, patroniConfiguration } from './configuration.ts'
import { type Line, lineTo } from './line.ts'
import type { Programs } from './programs.ts'

const NODES = ['node1', 'node2', 'node3']
const SETTLE_LIMIT_MS = 120_000
const RESTART_MS = 1000
const NO_POSTMASTER = { pid: undefined, release: () => {} }

type GuardedPostmaster = { pid: number | undefined; release: () => void }

export type ClusterNode = Node & {
  postmaster: GuardedPostmaster
  etcdProcess: ChildProcess | undefined
  patroniProcess: ChildProcess | undefined
  wires: { postgres: Line; rest: Line; etcd: Line[] }
}

export type PatroniCluster = Awaited<ReturnType<typeof startPatroniCluster>>

/** Three nodes, each of PostgreSQL, Patroni and etcd, behind one HAProxy; all on loopback, in a temporary folder. */
export async function startPatroniCluster(programs: Programs) {
  const owner = postgresOwner()
  const home = temporaryFolder()
  const secrets = { superuser: randomBytes(12).toString('hex'), replication: randomBytes(12).toString('hex') }
  const nodes: ClusterNode[] = []
  const own = (path: string) => owner && chownSync(path, owner.uid, owner.gid)
  own(home)

  async function addNode(name: string, etcdPorts: number[]) {
    const folder = join(home, name)
    mkdirSync(folder, { mode: 0o700 })
    own(folder)
    const ports = {
      postgres: await freePort(),
      rest: await freePort(),
      etcd: etcdPorts[NODES.indexOf(name)]!,
      etcdPeers: await freePort(),
    }
    const wires = {
      postgres: await lineTo(ports.postgres),
      rest: await lineTo(ports.rest),
      etcd: await Promise.all(etcdPorts.map(lineTo)),
    }
    const lines = {
      postgres: wires.postgres.port,
      rest: wires.rest.port,
      etcd: wires.etcd.map(({ port }) => port),
    }
    nodes.push({
      name,
      folder,
      ports,
      lines,
      wires,
      postmaster: NO_POSTMASTER,
      etcdProcess: undefined,
      patroniProcess: undefined,
    })
  }

  function launch(program: string, args: string[], folder: string): ChildProcess {
    const log = openSync(join(folder, 'log'), 'a')
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      env: ENVIRONMENT,
      stdio: ['ignore', log, log],
    })
    guardProcess(child, 'SIGKILL')
    return child
  }

  function startNode(node: ClusterNode) {
    node.etcdProcess ??= launch(programs.etcd, etcdArguments(node, nodes), node.folder)
    const file = join(node.folder, 'patroni.yml')
    writeFileSync(file, patroniConfiguration(node, programs.postgresFolder, secrets), { mode: 0o600 })
    own(file)
    node.patroniProcess ??= launch(programs.patroni, [file], node.folder)
    node.patroniProcess.once('exit', () => void restartLater(node))
  }

  /** As systemd does: Patroni ends at once if its etcd has not found the others yet. */
  async function restartLater(node: ClusterNode) {
    const gone = node.patroniProcess
    await pause(RESTART_MS)
    if (!gone || node.patroniProcess !== gone) return
    node.patroniProcess = undefined
    startNode(node)
  }

  const etcdPorts = await Promise.all(NODES.map(() => freePort()))
  for (const name of NODES) await addNode(name, etcdPorts)
  const port = await freePort()
  const file = join(home, 'haproxy.cfg')
  writeFileSync(file, haproxyConfiguration(port, nodes))
  own(file)
  const urlOn = (at: number) => `postgres://postgres:${secrets.superuser}@127.0.0.1:${at}/postgres`
  for (const node of nodes) startNode(node)
  const haproxy = launch(programs.haproxy, ['-db', '-f', file], home)

  async function stop() {
    for (const node of nodes) {
      await killNode(node)
      node.postmaster.release()
    }
    await ended(haproxy)
    for (const { wires } of nodes) {
      await Promise.all([wires.postgres, wires.rest, ...wires.etcd].map((wire) => wire.close()))
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }

  const cluster = {
    nodes,
    url: urlOn(port),
    startNode,
    killNode,
    stop,
    /** Until one node leads and both others follow it; the answer is the one that leads. */
    settled: async (): Promise<ClusterNode> => {
      const limit = performance.now() + SETTLE_LIMIT_MS
      for (;;) {
        for (const node of nodes) node.postmaster = guardPostmaster(node)
        const found = await Promise.all(nodes.map((node) => followersOf(urlOn(node.ports.postgres))))
        const leader = nodes.find((_, index) => found[index] === nodes.length - 1)
        if (leader && (await knowsAll(leader))) return leader
        if (performance.now() > limit) throw new Error(`the cluster does not settle:\n${lastWords(nodes)}`)
        await pause(500)
      }
    },
  }
  try {
    await cluster.settled()
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

/** Programs of Python and Debian say what they say in the language of the machine otherwise. */
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: '/nonexistent' }

/** How many standbys follow it, one of them in step; null for one that is no primary, or does not answer. */
async function followersOf(url: string): Promise<number | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ followers: number }>(
      `select count(*)::int as followers from pg_stat_replication
       where state = 'streaming' and not pg_is_in_recovery() having bool_or(sync_state = 'sync')`,
    )
    return rows[0]?.followers ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

type Members = { members: { role: string; state: string }[] }

/** Whether Patroni, too, has seen that all are there, and noted in etcd who is in step. */
const knowsAll = ({ ports }: Node) =>
  fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal: AbortSignal.timeout(2000) })
    .then(async (reply) => {
      const { members } = (await reply.json()) as Members
      const hasAll = members.every(({ state }) => state === 'running' || state === 'streaming')
      return hasAll && members.some(({ role }) => role === 'sync_standby')
    })
    .catch(() => false)

/** Patroni starts it, and it is no child of ours; undefined if it does not run. */
export function postmasterOf({ folder }: Node): number | undefined {
  const file = join(folder, 'data/postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid > 0 && isPostmaster(pid, folder) ? pid : undefined
}

/** Looked at again and again: every fault starts another. */
function guardPostmaster(node: ClusterNode): GuardedPostmaster {
  const pid = postmasterOf(node)
  if (pid === node.postmaster.pid) return node.postmaster
  node.postmaster.release()
  return pid ? { pid, ...guardPid(pid, 'SIGQUIT') } : NO_POSTMASTER
}

/** The file outlives what it names, and its number may be another's by then. */
function isPostmaster(pid: number, folder: string): boolean {
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) && readFileSync(file, 'utf8').includes(join(folder, 'data'))
}

/** The whole machine, as a power cut would. Patroni first, or it would start PostgreSQL again. */
async function killNode(node: ClusterNode) {
  const { patroniProcess, etcdProcess } = node
  node.patroniProcess = undefined
  node.etcdProcess = undefined
  await ended(patroniProcess)
  const postmaster = postmasterOf(node)
  if (postmaster) process.kill(postmaster, 'SIGKILL')
  await ended(etcdProcess)
}

async function ended(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

const lastWords = (nodes: Node[]) =>
  nodes
    .map(({ name, folder }) => `${name}: ${readFileSync(join(folder, 'log'), 'utf8').slice(-1500)}`)
    .join('\n')
