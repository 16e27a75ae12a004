import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setSignedCookie } from 'hono/cookie'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { signInAccount, type SignInAccount } from '../sign-in-account.ts'
import { signedValue } from '../signed-value.ts'
import { derivedKey } from './derived-key.ts'

const LIFETIME_SEC = 10 * 60

/** Remembers, in a cookie of this browser alone, that the password was right: until it is late, or changes. */
export async function beginSecondStep(c: Context<AppEnv>, { profile, passwordHash }: SignInAccount) {
  const expiresAt = c.var.now.getTime() + LIFETIME_SEC * 1000
  const value = [profile.id, expiresAt, markOf(c, passwordHash)].join(' ')
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
export async function secondStepOf(c: Context<AppEnv>): Promise<SignInAccount | null> {
  const given = getCookie(c, (await cookie(c)).name)
  const [accountId = '', expiresAt, mark] = (given && signedValue(given, signingKey(c)))?.split(' ') ?? []
  if (!(Number(expiresAt) > c.var.now.getTime())) return null
  const account = await signInAccount(c.var.db.system, eq(profiles.id, accountId))
  return account?.switchedOnAt && markOf(c, account.passwordHash) === mark ? account : null
}

export async function endSecondStep(c: Context<AppEnv>) {
  const { name, secure } = await cookie(c)
  deleteCookie(c, name, { path: '/', secure })
}

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
