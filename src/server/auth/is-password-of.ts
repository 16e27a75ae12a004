import { and, eq } from 'drizzle-orm'
import { authAccounts } from '#database/schema/auth.ts'
import type { Services } from '#server/http/app-env.ts'

export async function isPasswordOf(
  { db, auth }: Services,
  userId: string,
  password: string,
): Promise<boolean> {
  const [account] = await db.system
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
  if (!account?.hash) return false
  return (await auth.$context).password.verify({ hash: account.hash, password })
}
