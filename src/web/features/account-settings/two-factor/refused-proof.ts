import { type Refused, refusedBy } from '#web/api/refused-by.ts'

export type Proof = { password: string; code: string }
export type RefusedProof = Refused<keyof Proof>

/** Which field each refusal is about. */
export const PROOF_FIELDS = {
  'wrong-password': 'password',
  'code-required': 'code',
  'wrong-code': 'code',
  'wrong-recovery-code': 'code',
} as const

/** What the server found wrong, beside the field it is about. */
export const refusedProof = (
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: string,
): Promise<RefusedProof> => refusedBy(answer, fallback, PROOF_FIELDS)
