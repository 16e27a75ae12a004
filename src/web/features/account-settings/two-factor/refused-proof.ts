import { failureOf } from '#web/api/failure-of.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure, Problems } from '#web/ui/use-submit.ts'

export type Proof = { password: string; code: string }
export type RefusedProof = { problems: Problems<keyof Proof> } | { failure: Failure }

/** What the server found wrong, beside the field it is about. */
export async function refusedProof(
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: string,
): Promise<RefusedProof> {
  if (answer === 'unreachable') return { failure: await failureOf(answer, fallback) }
  const refusal = await refusalOf(answer)
  if (refusal?.code === 'wrong-password') return { problems: { password: refusal.message } }
  if (refusal?.code === 'wrong-code' || refusal?.code === 'wrong-recovery-code')
    return { problems: { code: refusal.message } }
  return { failure: { message: refusal?.message ?? fallback } }
}
