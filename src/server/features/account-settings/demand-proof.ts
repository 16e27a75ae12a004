import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Password } from '#domain/account/password.ts'
import { TwoFactorCode } from '#domain/account/two-factor-code.ts'
import { demandCode } from '#server/auth/two-factor/demand-code.ts'
import { twoFactorOf } from '#server/auth/two-factor/two-factor-of.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { demandPassword } from './demand-password.ts'

export const Proof = z.object({
  password: Password,
  code: TwoFactorCode.optional().openapi({ description: 'Needed while two-step sign-in is on' }),
})

export const DISPROVED = [
  'wrong-password',
  'code-required',
  'wrong-code',
  'wrong-recovery-code',
  'too-many-attempts',
] as const

/** What takes the account away from its owner asks for all that signing in asks for. */
export async function demandProof(
  c: Context<AppEnv>,
  userId: string,
  { password, code }: z.infer<typeof Proof>,
) {
  await demandPassword(c, userId, password)
  const isTwoStep = (await twoFactorOf(c.var.db, userId)).length > 0
  if (!isTwoStep) return
  if (!code) throw new Refusal('code-required')
  await demandCode(c, userId, code)
}
