import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/account-limits.ts'
import type { Database } from '#database/database.ts'
import { authAccounts, authSessions, authVerifications } from '#database/schema/auth.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { Config } from '#server/config.ts'
import { passwordResetMail } from '#server/mail/account-mails.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Keys } from './keys.ts'
import { hashPassword, isHashOf, type PasswordCost } from './password-hash.ts'
import { SESSION_LIFETIME_SEC } from './session-lifetime.ts'

const RESET_LINK_LIFETIME_SEC = 60 * 60
export const RECOVERY_TOKEN_PREFIX = 'pkce_'

/**
 * The library is called from our own routes and never mounted: what it can do beyond them (changing a user, a role, an
 * address) has no URL. Its own rate limiter and log are off, for ours know addresses behind proxies and log no e-mail.
 */
export function createAuth(
  config: Config,
  keys: Keys,
  { system }: Database,
  mailQueue: MailQueue,
  passwordCost?: PasswordCost,
) {
  const isHttps = config.publicOrigin.startsWith('https:')
  return betterAuth({
    appName: 'Plimsoll',
    baseURL: config.publicOrigin,
    secret: keys.of('session'),
    database: drizzleAdapter(system, {
      provider: 'pg',
      schema: { profiles, authSessions, authAccounts, authVerifications },
    }),
    user: {
      modelName: 'profiles',
      fields: { name: 'fullName', image: 'avatarUrl' },
    },
    session: { modelName: 'authSessions', expiresIn: SESSION_LIFETIME_SEC, cookieCache: { enabled: false } },
    account: { modelName: 'authAccounts' },
    verification: { modelName: 'authVerifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        verify: ({ hash, password }) => isHashOf(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_LINK_LIFETIME_SEC,
      sendResetPassword: async ({ user, token }) => {
        const link = `${config.publicOrigin}/update-password?token=${RECOVERY_TOKEN_PREFIX}${token}`
        await mailQueue.add(passwordResetMail({ email: user.email, fullName: user.name }, link))
      },
    },
    advanced: {
      // The library's own prefix, __Secure-, would let another host of the domain plant a session here; __Host- does not.
      cookiePrefix: isHttps ? '__Host-plimsoll' : 'plimsoll',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

export type Auth = ReturnType<typeof createAuth>
