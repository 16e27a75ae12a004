import { and, eq } from 'drizzle-orm'
import { authAccounts } from '#database/schema/auth.ts'
import type { Requested } from '#server/http/app-env.ts'
import { hashInTurn } from './hash-gate.ts'

export async function isPasswordOf(
  { db, auth, ...requested }: Requested,
  userId: string,
  password: string,
): Promise<boolean> {
  const [account] = await db.system
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
  const hash = account?.hash
  if (!hash) return false
  const { verify } = (await auth.$context).password
  return hashInTurn(requested, () => verify({ hash, password }))
}
