import { setTimeout as pause } from 'node:timers/promises'
import { type ClusterNode, type PatroniCluster, postmasterOf } from './patroni-cluster.ts'

/** Longer than the 20 s after which the others would take over. */
const FROZEN_MS = 30_000
/** How long a node that was replaced goes on without knowing what the others do. */
const APART_MS = 3000
const TAKEOVER_LIMIT_MS = 90_000

export type Fault = {
  name: string
  /** Does it to the node that leads, and repairs it once `written` says that writes are acknowledged again. */
  strike: (cluster: PatroniCluster, leader: ClusterNode, written: () => Promise<void>) => Promise<void>
}

export const FAULTS: Fault[] = [
  {
    name: 'switchover',
    async strike(cluster, leader) {
      const reply = await fetch(`http://127.0.0.1:${leader.ports.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name }),
      })
      if (!reply.ok) throw new Error(`the switchover was refused: ${reply.status} ${await reply.text()}`)
      await untilAnotherLeads(cluster, leader)
    },
  },
  {
    name: 'kill -9 of the postmaster',
    async strike(_, leader) {
      process.kill(postmasterOf(leader)!, 'SIGKILL')
    },
  },
  {
    name: 'kill -9 of the node',
    async strike(cluster, leader, written) {
      await cluster.killNode(leader)
      await untilAnotherLeads(cluster, leader)
      await written()
      cluster.startNode(leader)
    },
  },
  {
    name: 'etcd frozen for 30 s',
    async strike({ nodes }) {
      for (const { etcdProcess } of nodes) etcdProcess?.kill('SIGSTOP')
      await pause(FROZEN_MS)
      for (const { etcdProcess } of nodes) etcdProcess?.kill('SIGCONT')
    },
  },
  {
    name: 'partition',
    async strike(cluster, leader, written) {
      const wires = around(leader, cluster.nodes)
      for (const wire of wires) wire.cut()
      try {
        await untilAnotherLeads(cluster, leader)
        await written()
        await pause(APART_MS)
      } finally {
        for (const wire of wires) wire.mend()
      }
    },
  },
]

/**
 * The node is cut off from etcd and from the other nodes, both ways, while the applications go on reaching it: the worst case,
 * for it must notice by itself that it does not lead any more. A node asks another by the line to that one, which all others
 * share: the two that are left cannot ask each other either, and agree by etcd alone.
 */
const around = (leader: ClusterNode, nodes: ClusterNode[]) => [
  leader.wires.postgres,
  ...leader.wires.etcd,
  ...nodes.map(({ wires }) => wires.rest),
]

async function untilAnotherLeads({ nodes }: PatroniCluster, before: ClusterNode) {
  const others = nodes.filter((node) => node !== before)
  const limit = performance.now() + TAKEOVER_LIMIT_MS
  while (!(await Promise.all(others.map(leads))).includes(true)) {
    if (performance.now() > limit) throw new Error(`nobody took over from ${before.name}`)
    await pause(100)
  }
}

const leads = ({ ports }: ClusterNode) =>
  fetch(`http://127.0.0.1:${ports.rest}/primary`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
