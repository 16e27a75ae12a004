import { createECDH } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { databaseFolder } from '#database/connect/database-folder.ts'
import type { S3Bucket } from '#server/storage/s3-store.ts'
import { ownSecret, secretFile } from './kept-secret.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { isOnThisMachine } from './this-machine.ts'

const MIN_SECRET_LENGTH = 32

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** Personal data goes to such a URL, and the key to it goes along. */
const privateUrl = url(['http:', 'https:']).refine(
  (value) => URL.parse(value)?.protocol !== 'http:' || isOnThisMachine(value),
  'must start with https://: plain http is for this machine alone',
)

const secretText = z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)

const Environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  PUBLIC_ORIGIN: url(['http:', 'https:'])
    .refine(
      (value) => URL.parse(value)?.origin === value,
      'must be an origin: scheme, host and port, without a path',
    )
    .optional(),
  AUTH_SECRET: secretText.optional(),
  AUTH_SECRET_PREVIOUS: secretText.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Plimsoll <plimsoll@localhost>'),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isP256Key, 'must be a private key of P-256: 32 bytes in base64url')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform(entriesOf)
    .pipe(z.array(privateUrl.refine((value) => URL.parse(value)?.origin === value, 'must hold origins'))),
  S3_ENDPOINT: privateUrl.transform((value) => value.replace(/\/$/, '')).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: privateUrl
    .refine(isPlainAddress, 'must hold no user, query or fragment')
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://api.openai.com/v1'),
  // fetch would quote any other key in its error.
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'must be one word of plain characters')
    .optional(),
  AI_MODEL: z.string().default('gpt-3.5-turbo'),
  AI_TIMEOUT_SEC: z.coerce.number('must be a number of seconds').positive().max(300).default(20),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('contact@plimsoll.example'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(entriesOf)
    .refine(areNetworks, 'must be a comma-separated list of addresses or networks such as 10.0.0.0/8'),
  STOP_DELAY_SEC: z.coerce.number('must be a number of seconds').min(0).max(60).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(Environment.shape)

export type ModelEndpoint = { baseUrl: string; apiKey: string; model: string; timeoutMs: number }

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicOrigin: string
  authSecret: string
  /** The one before, while what was made with it still counts. */
  authSecretPrevious: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Left out: one that is derived from the secret. */
  vapidPrivateKey: string | undefined
  /** The origins of push services beside those of the browsers. */
  pushServices: string[]
  contactEmail: string
  s3: S3Bucket | undefined
  ai: ModelEndpoint | undefined
  trustedProxies: string[]
  /** For how long it still serves after it was asked to stop. */
  stopDelayMs: number
  metricsToken: string | undefined
  logLevel: LogLevel
}

export class WrongConfiguration extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** An empty variable counts as not set, as in a compose file with `SMTP_URL=`. */
function parse(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value)),
  )
  if (parsed.success) return parsed.data
  throw new WrongConfiguration(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}

/** For a command that needs an existing database: in the wrong folder it would make a new one and find it empty. */
export function readConfigOfExisting(environment: NodeJS.ProcessEnv): Config {
  const { DATABASE_URL, DATA_DIR } = parse(environment)
  if (DATABASE_URL || existsSync(databaseFolder(DATA_DIR))) return readConfig(environment)
  throw new WrongConfiguration([
    `there is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL as the server has it`,
  ])
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = parse(environment)
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new WrongConfiguration([
      'AUTH_SECRET is needed with DATABASE_URL, the same in every process (for example from: openssl rand -hex 32)',
    ])
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    ...secretsOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    pushServices: env.PUSH_SERVICES,
    contactEmail: env.CONTACT_EMAIL,
    s3: s3Bucket(env),
    ai: env.AI_API_KEY
      ? {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY,
          model: env.AI_MODEL,
          timeoutMs: env.AI_TIMEOUT_SEC * 1000,
        }
      : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    stopDelayMs: env.STOP_DELAY_SEC * 1000,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

function secretsOf({ AUTH_SECRET, AUTH_SECRET_PREVIOUS, DATA_DIR }: z.infer<typeof Environment>) {
  const authSecret = AUTH_SECRET ?? ownSecret(DATA_DIR)
  if (authSecret.length < MIN_SECRET_LENGTH) {
    throw new WrongConfiguration([
      `the secret in ${secretFile(DATA_DIR)} is damaged: restore it, or delete it and everybody signs in again`,
    ])
  }
  if (AUTH_SECRET_PREVIOUS !== authSecret) return { authSecret, authSecretPrevious: AUTH_SECRET_PREVIOUS }
  const current = AUTH_SECRET ? 'AUTH_SECRET' : secretFile(DATA_DIR)
  throw new WrongConfiguration([
    `AUTH_SECRET_PREVIOUS must not be the secret in ${current}: it is the one before`,
  ])
}

function s3Bucket({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<typeof Environment>): S3Bucket | undefined {
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey) {
    throw new WrongConfiguration([
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together',
    ])
  }
}

function isPlainAddress(value: string): boolean {
  const address = URL.parse(value)
  return !(address?.username || address?.password || address?.search || address?.hash)
}

function entriesOf(list: string): string[] {
  return list.split(',').flatMap((entry) => entry.trim() || [])
}

function isP256Key(value: string): boolean {
  if (!/^[\w-]{43}$/.test(value)) return false
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url')
    return true
  } catch {
    return false
  }
}

function areNetworks(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries)
    return true
  } catch {
    return false
  }
}
