import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const linesOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8').split('\n')
const settingsOf = (unit: string, name: RegExp) =>
  linesOf(`deploy/${unit}`).filter((line) => name.test(line.split('=')[0]!))

const WHOSE = /^(User|WorkingDirectory|EnvironmentFile|Environment)$/
const CONFINES =
  /^(NoNew|Private|Protect|Restrict|Lock|Device|Remove|Capability|Ambient|SystemCall|UMask|StateDirectoryMode)/
const UNITS = ['plimsoll.service', 'plimsoll-backup.service']

test('the nightly backup runs as the server does, on its data', () => {
  expect(settingsOf('plimsoll-backup.service', WHOSE)).toHaveLength(4)
  expect(settingsOf('plimsoll-backup.service', WHOSE)).toEqual(settingsOf('plimsoll.service', WHOSE))
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
