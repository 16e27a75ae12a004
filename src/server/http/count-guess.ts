import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import * as limits from '#server/limits/attempt-limits.ts'
import { limitAttempts } from './limit-attempts.ts'
import { perNetwork } from '#server/limits/networks.ts'
import type { Attempt, Limit } from '#server/limits/rate-limit.ts'

type GuessLimits = { address: Limit; pair: Limit[]; account: Limit[]; device: Limit[] }

const GUESSES = {
  password: {
    address: limits.SIGN_IN_PER_ADDRESS,
    pair: [limits.SIGN_IN_PER_ACCOUNT_AND_ADDRESS, limits.SIGN_IN_PER_ACCOUNT_AND_ADDRESS_A_DAY],
    account: [
      limits.SIGN_IN_PER_ACCOUNT,
      limits.SIGN_IN_PER_ACCOUNT_A_DAY,
      limits.SIGN_IN_PER_ACCOUNT_A_WEEK,
    ],
    device: [limits.SIGN_IN_PER_DEVICE, limits.SIGN_IN_PER_DEVICE_A_DAY],
  },
  code: {
    address: limits.CODE_PER_ADDRESS,
    pair: [limits.CODE_PER_ACCOUNT_AND_ADDRESS, limits.CODE_PER_ACCOUNT_AND_ADDRESS_A_DAY],
    account: [limits.CODE_PER_ACCOUNT, limits.CODE_PER_ACCOUNT_A_WEEK],
    device: [limits.CODE_PER_DEVICE, limits.CODE_PER_DEVICE_A_DAY],
  },
  /** Asking for a link is no guess, but it could lock an owner out just as well. */
  reset: {
    address: limits.RESET_PER_ADDRESS,
    pair: [limits.RESET_PER_ACCOUNT_AND_ADDRESS],
    account: [limits.RESET_PER_ACCOUNT],
    device: [limits.RESET_PER_DEVICE],
  },
} satisfies Record<string, GuessLimits>

/**
 * Counts for the address, then for the account from there, then for the account from everywhere. A device that the
 * account knows counts by itself instead, so that strangers on other devices can't lock the owner out.
 */
export async function countGuess(
  c: Context<AppEnv>,
  kind: keyof typeof GUESSES,
  account: string,
  device: string | null,
) {
  const { clientAddress, rateLimit } = c.var
  const counted: GuessLimits = GUESSES[kind]
  const address = perNetwork(counted.address, clientAddress)
  const pair = counted.pair.flatMap((limit) => perNetwork(limit, clientAddress, account))
  const everywhere = counted.account.map((limit): Attempt => [limit, account])
  const byItself = counted.device.map((limit): Attempt => [limit, `${account} ${device}`])
  await limitAttempts(c, ...address, ...(device ? byItself : [...pair, ...everywhere]))
  return {
    /** Those before it, from here, were honest; those from elsewhere may have been guesses, and stay counted. */
    wasRight: async () => {
      await rateLimit.forgive(device ? byItself : pair)
      if (!device) await rateLimit.giveBack(everywhere)
    },
  }
}

/** The owner has proved the mailbox, and may sign in whatever others have tried before. */
export const forgivePasswords = ({ var: { rateLimit } }: Context<AppEnv>, account: string) =>
  rateLimit.forgive(GUESSES.password.account.map((limit) => [limit, account]))
