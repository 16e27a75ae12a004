import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, readConfigOfExisting } from './config.ts'
import { keptSecret, replaceSecret } from './kept-secret.ts'

function dataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('without any variable everything runs on its embedded default', () => {
  expect(readConfig({ DATA_DIR: dataDir() })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    databaseUrl: undefined,
    smtpUrl: undefined,
    s3: undefined,
    ai: undefined,
    trustedProxies: [],
  })
})

test('a secret that is not set is made once and kept where only its owner reads it', () => {
  const folder = dataDir()
  const { authSecret } = readConfig({ DATA_DIR: folder })
  expect(authSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(authSecret)
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(authSecret)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('the secret of a backup takes the place of the one that is kept', async () => {
  const folder = dataDir()
  readConfig({ DATA_DIR: folder })
  await replaceSecret(folder, 'of a backup'.repeat(3))
  expect(keptSecret(readConfig({ DATA_DIR: folder }))).toBe('of a backup'.repeat(3))
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('a secret before is one of its own, as long as the present one', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(32)]
  const read = (secrets: Record<string, string>) => readConfig({ DATA_DIR: dataDir(), ...secrets })
  expect(read({ AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: before })).toMatchObject({
    authSecret: now,
    authSecretPrevious: before,
  })
  expect(read({ AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: '' }).authSecretPrevious).toBeUndefined()
  expect(() => read({ AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: 'short' })).toThrow(
    /AUTH_SECRET_PREVIOUS must have at least 32 characters/,
  )
  expect(() => read({ AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: now })).toThrow(
    /AUTH_SECRET_PREVIOUS must not be the secret in AUTH_SECRET/,
  )
})

test('a kept secret is followed by a new one when its file is moved away', () => {
  const folder = dataDir()
  const { authSecret: before } = readConfig({ DATA_DIR: folder })
  const rotation = { DATA_DIR: folder, AUTH_SECRET_PREVIOUS: before }
  expect(() => readConfig(rotation)).toThrow(/must not be the secret in .*auth-secret: it is the one before/)
  rmSync(join(folder, 'auth-secret'))
  const { authSecret, authSecretPrevious } = readConfig(rotation)
  expect(authSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(authSecretPrevious).toBe(before)
})

test.each(['', 'half-a-secret'])('a kept secret of which %j is left stops the start', (rest) => {
  const folder = dataDir()
  writeFileSync(join(folder, 'auth-secret'), rest)
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/auth-secret is damaged/)
})

test('a key alone asks the provider and model the specification names', () => {
  expect(readConfig({ DATA_DIR: dataDir(), AI_API_KEY: 'sk-1' }).ai).toEqual({
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'sk-1',
    model: 'gpt-3.5-turbo',
    timeoutMs: 20_000,
  })
})

test.each(['http://localhost:11434/v1', 'http://127.0.0.2/v1', 'http://[::1]:80', 'https://ai.example.org'])(
  'a provider at %s is asked, once there is a key',
  (AI_BASE_URL) => {
    const given = { DATA_DIR: dataDir(), AI_BASE_URL: `${AI_BASE_URL}/` }
    expect(readConfig({ ...given, AI_API_KEY: 'sk-1' }).ai?.baseUrl).toBe(AI_BASE_URL)
    expect(readConfig(given).ai).toBeUndefined()
  },
)

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATA_DIR: dataDir(), SMTP_URL: '', PORT: '' })).toMatchObject({
    smtpUrl: undefined,
    port: 3000,
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [
    { DATABASE_URL: 'mysql://localhost/x' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
  ],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'AUTH_SECRET is needed with DATABASE_URL'],
  [{ PUBLIC_ORIGIN: 'https://plimsoll.test/app' }, 'PUBLIC_ORIGIN must be an origin'],
  [{ PUBLIC_ORIGIN: 'plimsoll.test' }, 'PUBLIC_ORIGIN'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ S3_BUCKET: 'avatars' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed'],
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be a URL'],
  [{ AI_BASE_URL: 'api.example.org' }, 'AI_BASE_URL must be a URL'],
  [{ AI_BASE_URL: 'http://' }, 'AI_BASE_URL must be a URL'],
  [{ AI_BASE_URL: 'https://me:secret@api.example.org/v1' }, 'AI_BASE_URL must hold no user'],
  [{ AI_BASE_URL: 'http://api.example.org/v1' }, 'AI_BASE_URL must start with https://'],
  [{ AI_BASE_URL: 'HTTP://127.evil.example/v1' }, 'AI_BASE_URL must start with https://'],
  [{ AI_BASE_URL: 'http://localhost@api.example.org/v1' }, 'AI_BASE_URL must start with https://'],
  [{ S3_ENDPOINT: 'http://10.0.0.7:9000' }, 'S3_ENDPOINT must start with https://'],
  [{ AI_API_KEY: 'two words' }, 'AI_API_KEY must be one word of plain characters'],
  [{ AI_TIMEOUT_SEC: 'long' }, 'AI_TIMEOUT_SEC must be a number of seconds'],
  [{ VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY must be a private key of P-256'],
  [{ VAPID_PRIVATE_KEY: '_'.repeat(43) }, 'VAPID_PRIVATE_KEY must be a private key of P-256'],
  [{ PUSH_SERVICES: 'push.example.org' }, 'PUSH_SERVICES'],
  [{ PUSH_SERVICES: 'http://push.example.org' }, 'must start with https://'],
  [{ PUSH_SERVICES: 'https://push.example.org/v1' }, 'must hold origins'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, nonsense' }, 'TRUSTED_PROXIES'],
])('%j stops the start and names what is wrong: %s', (environment, problem) => {
  expect(() => readConfig({ DATA_DIR: dataDir(), ...environment })).toThrow(problem)
})

test('all that is wrong is listed at once', () => {
  const wrong = () => readConfig({ DATA_DIR: dataDir(), PORT: 'x', SMTP_URL: 'y', AUTH_SECRET: 'z' })
  expect(wrong).toThrow(/PORT[\s\S]*AUTH_SECRET[\s\S]*SMTP_URL/)
})

test('a command that needs a database makes nothing where there is none', () => {
  const folder = dataDir()
  expect(() => readConfigOfExisting({ DATA_DIR: folder })).toThrow(`there is no database in ${folder}`)
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(join(folder, 'database'))
  expect(readConfigOfExisting({ DATA_DIR: folder }).dataDir).toBe(folder)
})

test('a command that needs a database takes the one of DATABASE_URL', () => {
  const environment = {
    DATA_DIR: dataDir(),
    DATABASE_URL: 'postgres://localhost/x',
    AUTH_SECRET: 's'.repeat(32),
  }
  expect(readConfigOfExisting(environment).databaseUrl).toBe('postgres://localhost/x')
})
