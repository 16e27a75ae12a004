import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setSignedCookie } from 'hono/cookie'
import type { Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { signedValue } from '../signed-value.ts'
import { derivedKey } from './derived-key.ts'

const LIFETIME_SEC = 10 * 60

/** The account of an address, if two-step sign-in is on for it. */
export async function guardedAccount(system: Orm, email: string) {
  const [account] = await guarded(system).where(eq(profiles.email, email))
  return account
}

/** Remembers, in a cookie of this browser alone, that the password was right: until it is late, or changes. */
export async function beginSecondStep(c: Context<AppEnv>, accountId: string, passwordHash: string) {
  const expiresAt = c.var.now.getTime() + LIFETIME_SEC * 1000
  const value = [accountId, expiresAt, markOf(c, passwordHash)].join(' ')
  const { name, secure } = await cookie(c)
  await setSignedCookie(c, name, value, signingKey(c), {
    path: '/',
    secure,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: LIFETIME_SEC,
  })
}

/** Whose password was right, in this browser and lately. */
export async function secondStepOf(c: Context<AppEnv>): Promise<string | null> {
  const given = getCookie(c, (await cookie(c)).name)
  const [accountId = '', expiresAt, mark] = (given && signedValue(given, signingKey(c)))?.split(' ') ?? []
  if (!(Number(expiresAt) > c.var.now.getTime())) return null
  const [account] = await guarded(c.var.db.system).where(eq(profiles.id, accountId))
  return account && markOf(c, account.passwordHash) === mark ? accountId : null
}

export async function endSecondStep(c: Context<AppEnv>) {
  const { name, secure } = await cookie(c)
  deleteCookie(c, name, { path: '/', secure })
}

const guarded = (system: Orm) =>
  system
    .select({
      accountId: profiles.id,
      isConfirmed: profiles.emailVerified,
      passwordHash: authAccounts.password,
    })
    .from(twoFactors)
    .innerJoin(profiles, eq(profiles.id, twoFactors.accountId))
    .innerJoin(
      authAccounts,
      and(eq(authAccounts.userId, profiles.id), eq(authAccounts.providerId, 'credential')),
    )

async function cookie({ var: { auth, config } }: Context<AppEnv>) {
  const { name } = (await auth.$context).createAuthCookie('second_step')
  return { name, secure: config.publicOrigin.startsWith('https:') }
}

const signingKey = ({ var: { config } }: Context<AppEnv>) =>
  derivedKey(config.authSecret, 'second-step').toString('base64url')

/** Of the password, without giving its hash away. */
const markOf = (c: Context<AppEnv>, passwordHash: string | null) =>
  createHmac('sha256', signingKey(c))
    .update(passwordHash ?? '')
    .digest('base64url')
