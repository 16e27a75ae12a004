import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type Ports = {
  postgres: number
  rest: number
  etcd: number
  etcdPeers: number
}

export type Node = {
  name: string
  folder: string
  ports: Ports
  /** How the others reach it, and how it reaches the etcd of each node. */
  lines: { postgres: number; rest: number; etcd: number[] }
}

const ADDRESSES = ['10.0.0.11', '10.0.0.12', '10.0.0.13']

/** The files that deploy/cluster recommends are the ones that are tried: only names, places and secrets are changed. */
function adapted(file: string, changes: [string | RegExp, string][]): string {
  const given = readFileSync(join(repositoryRoot, 'deploy/cluster', file), 'utf8').replaceAll(
    /^ *#.*\n/gm,
    '',
  )
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`deploy/cluster/${file} has no ${String(from)} any more`)
    return text.replaceAll(from, to)
  }, given)
}

export function etcdArguments(node: Node, nodes: Node[]): string[] {
  const unit = adapted('etcd.service', [
    ['--name=node1', `--name=${node.name}`],
    ['/var/lib/etcd/plimsoll', join(node.folder, 'etcd')],
    ['http://10.0.0.11:2379', `http://127.0.0.1:${node.ports.etcd}`],
    [/(?<=-urls=)http:\/\/10\.0\.0\.11:2380/g, `http://127.0.0.1:${node.ports.etcdPeers}`],
    ...nodes.map(({ ports }, index): [string, string] => [
      `http://${ADDRESSES[index]}:2380`,
      `http://127.0.0.1:${ports.etcdPeers}`,
    ]),
  ])
  return unit.match(/--\S+/g) ?? []
}

type Secrets = { superuser: string; replication: string }

export function patroniConfiguration(node: Node, postgresFolder: string, secrets: Secrets): string {
  const local = (port: number) => `127.0.0.1:${port}`
  return adapted('patroni.yml', [
    ['name: node1', `name: ${node.name}`],
    ['connect_address: 10.0.0.11:8008', `connect_address: ${local(node.lines.rest)}`],
    ['listen: 10.0.0.11:8008', `listen: ${local(node.ports.rest)}`],
    // Without it Patroni would ask etcd where its members are, and go there past the lines.
    [/^( *)hosts: 10.*$/gm, `$1hosts: ${node.lines.etcd.map(local).join(',')}\n$1use_proxies: true`],
    ['connect_address: 10.0.0.11:5432', `connect_address: ${local(node.lines.postgres)}`],
    ['listen: 10.0.0.11:5432', `listen: ${local(node.ports.postgres)}`],
    ['/var/lib/postgresql/15/plimsoll', join(node.folder, 'data')],
    ['/usr/lib/postgresql/15/bin', postgresFolder],
    ['/var/lib/postgresql/patroni.pgpass', join(node.folder, 'pgpass')],
    ['/var/run/postgresql', node.folder],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['SECRET_OF_THE_SUPERUSER', secrets.superuser],
    ['SECRET_OF_REPLICATION', secrets.replication],
  ])
}

/** HAProxy stands with the applications: it reaches a node also while the others do not. */
export function haproxyConfiguration(port: number, nodes: Node[]): string {
  return adapted('haproxy.cfg', [
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ...nodes.map(({ ports }, index): [string, string] => [
      `${ADDRESSES[index]}:5432 check port 8008`,
      `127.0.0.1:${ports.postgres} check port ${ports.rest}`,
    ]),
  ])
}
