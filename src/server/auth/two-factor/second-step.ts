import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { profiles } from '#database/schema/profiles.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { authCookie } from '#server/http/auth-cookies.ts'
import { signInAccount, type SignInAccount } from '../sign-in-account.ts'
import { sign, signedValue } from '../signed-value.ts'

const LIFETIME_SEC = 10 * 60

/** Remembers, in a cookie of this browser alone, that the password was right: until it is late, or changes. */
export function beginSecondStep(c: Context<AppEnv>, { profile, passwordHash }: SignInAccount) {
  const expiresAt = c.var.now.getTime() + LIFETIME_SEC * 1000
  const key = c.var.keys.of('second-step')
  const value = [profile.id, expiresAt, markOf(key, passwordHash)].join(' ')
  const { name, attributes } = authCookie(c.var.config, 'second_step')
  setCookie(c, name, sign(value, key), { ...attributes, sameSite: 'Strict', maxAge: LIFETIME_SEC })
}

/** Whose password was right, in this browser and lately. */
export async function secondStepOf(c: Context<AppEnv>): Promise<SignInAccount | null> {
  const given = getCookie(c, authCookie(c.var.config, 'second_step').name)
  const keys = c.var.keys.accepted('second-step')
  const [accountId = '', expiresAt, mark] = (given && signedValue(given, keys))?.split(' ') ?? []
  if (!(Number(expiresAt) > c.var.now.getTime())) return null
  const account = await signInAccount(c.var.db.system, eq(profiles.id, accountId))
  if (!account?.switchedOnAt) return null
  return keys.some((key) => markOf(key, account.passwordHash) === mark) ? account : null
}

export function endSecondStep(c: Context<AppEnv>) {
  const { name, attributes } = authCookie(c.var.config, 'second_step')
  deleteCookie(c, name, attributes)
}

/** Of the password, without giving its hash away. */
const markOf = (key: string, passwordHash: string | null) =>
  createHmac('sha256', key)
    .update(passwordHash ?? '')
    .digest('base64url')
