import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

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
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Plimsoll <plimsoll@localhost>'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(areNetworks, 'must be a comma-separated list of addresses or networks such as 10.0.0.0/8'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicOrigin: string
  authSecret: string
  smtpUrl: string | undefined
  mailFrom: string
  trustedProxies: string[]
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
}

export class WrongConfiguration extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** An empty variable counts as not set, as in a compose file with `SMTP_URL=`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value)),
  )
  if (!parsed.success) {
    throw new WrongConfiguration(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    )
  }
  const env = parsed.data
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
    authSecret: env.AUTH_SECRET ?? keptSecret(env.DATA_DIR),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
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

/** Made once and kept with the data it protects. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process on the same folder was faster; the folder lock will tell it or us.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
