import { type Refused, refusedBy } from '#web/api/refused-by.ts'

export type Proof = { password: string; code: string }
export type RefusedProof = Refused<keyof Proof>

/** What the server found wrong, beside the field it is about. */
export const refusedProof = (
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: string,
): Promise<RefusedProof> =>
  refusedBy(answer, fallback, {
    'wrong-password': 'password',
    'wrong-code': 'code',
    'wrong-recovery-code': 'code',
  })
