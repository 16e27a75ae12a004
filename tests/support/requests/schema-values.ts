import fc from 'fast-check'
import type { JsonSchema } from './api-document.ts'
import { hostileValues } from './hostile-values.ts'

/** Stands for what only exists once there are teams; `inWords` of the teams puts it in. */
const oneOfThese = (...names: string[]) => fc.constantFrom(...names.map((name) => `{{${name}}}`))

const mostly = (usual: fc.Arbitrary<string>, otherwise: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: otherwise })

const people = oneOfThese('athlete', 'teamMate', 'manager', 'stranger', 'otherManager')
const ids = fc.oneof(
  people,
  oneOfThese('metric', 'otherMetric'),
  oneOfThese('invitation', 'otherInvitation'),
  oneOfThese('group', 'otherGroup'),
  fc.uuid(),
)
/** The first is everybody's. */
export const PASSWORDS = ['a good password', 'a wrong password', 'a new password']
const passwords = fc.constantFrom(...PASSWORDS)

/** Random letters would never be one of them. An id is known by the word before it in the path. */
const BY_NAME: Record<string, fc.Arbitrary<string>> = {
  teams: mostly(oneOfThese('team', 'otherTeam'), ids),
  athletes: mostly(oneOfThese('athlete', 'teamMate', 'stranger'), ids),
  metrics: mostly(oneOfThese('metric', 'otherMetric'), ids),
  invitations: mostly(oneOfThese('invitation', 'otherInvitation'), ids),
  groups: mostly(oneOfThese('group', 'otherGroup'), ids),
  group: mostly(oneOfThese('group', 'otherGroup'), ids),
  metricId: mostly(oneOfThese('metric'), ids),
  athleteId: mostly(oneOfThese('self', 'athlete', 'stranger'), ids),
  key: fc.uuid(),
  day: mostly(oneOfThese('today'), fc.integer({ min: -9, max: 2 }).map(dayFromNow)),
  givenAt: mostly(
    fc.double({ min: -0.1, max: 0, noNaN: true }).map(momentFromNow),
    fc.constant('2020-01-01T00:00:00Z'),
  ),
  email: fc.oneof(
    oneOfThese('ownEmail'),
    fc.uuid().map((id) => `${id}@example.org`),
    fc.emailAddress(),
  ),
  password: passwords,
  currentPassword: passwords,
  newPassword: fc.oneof(passwords, fc.constant('short')),
  timeZone: fc.constantFrom('UTC', 'Europe/Athens', 'Pacific/Kiritimati', 'America/St_Johns'),
  code: fc.oneof(oneOfThese('code'), fc.base64String()),
  token: fc.oneof(fc.constant('pkce_unknown'), fc.base64String()),
}

const DAY_MS = 24 * 60 * 60 * 1000

function momentFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

function dayFromNow(days: number): string {
  return momentFromNow(days).slice(0, 10)
}

/** What fits the schema; `wild` puts a hostile value in one place of ten. */
export function valuesFor(schema: JsonSchema, { wild = false, name = '' } = {}): fc.Arbitrary<unknown> {
  const within = (inner: JsonSchema, innerName = name) => valuesFor(inner, { wild, name: innerName })
  const fitting = fittingValues(schema, name, within)
  return wild ? fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: hostileValues }) : fitting
}

type Within = (schema: JsonSchema, name?: string) => fc.Arbitrary<unknown>

function fittingValues(schema: JsonSchema, name: string, within: Within): fc.Arbitrary<unknown> {
  const { type, enum: choices, oneOf = schema.anyOf, allOf } = schema
  if (choices) return fc.constantFrom(...choices)
  if (oneOf) return fc.oneof(...oneOf.map((one) => within(one)))
  if (allOf)
    return fc.tuple(...allOf.map((one) => within(one))).map((parts) => Object.assign({}, ...parts) as object)
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => within({ ...schema, type: one })))
  switch (type) {
    case 'object':
      return objectsFor(schema, within)
    case 'array':
      return fc.array(within(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return BY_NAME[name] ?? textsFor(schema)
    default:
      return fc.jsonValue()
  }
}

function objectsFor({ properties = {}, required = [] }: JsonSchema, within: Within): fc.Arbitrary<object> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, within(schema, key)]),
  )
  return fc.record(values, { requiredKeys: required })
}

function textsFor({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return ids
  if (format === 'date') return fc.integer({ min: -60, max: 3 }).map(dayFromNow)
  if (format === 'date-time') return fc.double({ min: -4, max: 1, noNaN: true }).map(momentFromNow)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) })
}
