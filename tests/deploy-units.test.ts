import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALLOCATOR } from '#scripts/allocator.mjs'
import { etcdArguments, haproxyConfiguration, patroniConfiguration } from '../prove/failover/configuration.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const linesOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8').split('\n')
const settingsOf = (unit: string, name: RegExp) =>
  linesOf(`deploy/${unit}`).filter((line) => name.test(line.split('=')[0]!))

const WHOSE = /^(User|WorkingDirectory|EnvironmentFile|Environment)$/
const CONFINES =
  /^(NoNew|Private|Protect|Restrict|Lock|Device|Remove|Capability|Ambient|SystemCall|UMask|StateDirectoryMode)/
const UNITS = ['plimsoll.service', 'plimsoll@.service', 'plimsoll-backup.service']

test('the nightly backup runs as the server does, on its data', () => {
  const ofServer = settingsOf('plimsoll.service', WHOSE).filter((line) => !line.includes('MALLOC'))
  expect(ofServer).toHaveLength(4)
  expect(settingsOf('plimsoll-backup.service', WHOSE)).toEqual(ofServer)
})

test.each(UNITS)(
  '%s has no capability, no namespace of its own, and the system calls of a service',
  (unit) => {
    expect(settingsOf(unit, CONFINES)).toEqual(
      expect.arrayContaining([
        'NoNewPrivileges=true',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
        'RestrictNamespaces=true',
        'SystemCallFilter=@system-service',
        'SystemCallFilter=~@privileged',
      ]),
    )
    expect(settingsOf(unit, CONFINES)).toEqual(settingsOf('plimsoll.service', CONFINES))
  },
)

test('a server is given memory alike however it is started', () => {
  const settings = Object.entries(ALLOCATOR)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
  expect(settings).toMatch(/^MALLOC_/)
  expect(linesOf('Dockerfile')).toContain(`ENV ${settings}`)
  for (const unit of ['plimsoll.service', 'plimsoll@.service'])
    expect(linesOf(`deploy/${unit}`)).toContain(`Environment=${settings}`)
  expect(linesOf('scripts/start.mjs').join('\n')).toContain("'dist/server/main.js']], ALLOCATOR)")
})

test('compose trusts the one address by which its proxy comes', () => {
  const compose = linesOf('compose.yaml').join('\n')
  const trusted = /TRUSTED_PROXIES:-([^}]*)}/.exec(compose)?.[1]
  expect(trusted).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
  expect(/gateway: (\S+)/.exec(compose)?.[1]).toBe(trusted)
})

test('no container of compose can write but to its volumes, or gain a privilege', () => {
  const [, ...services] = linesOf('compose.yaml')
    .join('\n')
    .split('\nnetworks:')[0]!
    .split(/\n {2}(?=\w+:\n)/)
  expect(services).toHaveLength(2)
  for (const service of services) {
    for (const setting of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]']) {
      expect(service).toContain(`\n    ${setting}\n`)
    }
  }
})

test('what the proof of failover starts is what deploy/cluster recommends, at other places', () => {
  const nodes = [1, 2, 3].map((n) => ({
    name: `node${n}`,
    folder: `/tmp/node${n}`,
    ports: { postgres: n * 10, rest: n * 10 + 1, etcd: n * 10 + 2, etcdPeers: n * 10 + 3 },
    lines: { postgres: n * 100, rest: n * 100 + 1, etcd: [n * 100 + 2, n * 100 + 3, n * 100 + 4] },
  }))
  const [, second] = nodes
  const patroni = patroniConfiguration(second!, '/programs', { superuser: 'one', replication: 'other' })
  const made = [patroni, etcdArguments(second!, nodes).join('\n'), haproxyConfiguration(5000, nodes)]
  for (const text of made) expect(text).not.toMatch(/10\.0\.0\.|SECRET|\/var\/lib/)
  for (const promise of ['synchronous_mode: true', 'synchronous_mode_strict: true', 'failsafe_mode: true'])
    expect(patroni).toContain(`    ${promise}\n`)
  expect(made[1]).toContain('--initial-cluster=node1=http://127.0.0.1:13,node2=http://127.0.0.1:23,')
  expect(made[2]).toContain('server node2 127.0.0.1:20 check port 21')
})
