import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { twoFactors } from '#database/schema/two-factors.ts'
import type { Services } from '#server/http/app-env.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypted, and of use only together with the account it was made for: a row can't be copied to another. */
export function seal(bytes: Buffer, key: string, accountId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce).setAAD(Buffer.from(accountId))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null if it was made with none of the keys, for another account, or not by us. */
export function unseal(sealed: string, keys: string[], accountId: string): Buffer | null {
  for (const key of keys) {
    const opened = unsealWith(Buffer.from(key, 'base64url'), sealed, accountId)
    if (opened) return opened
  }
  return null
}

function unsealWith(key: Buffer, sealed: string, accountId: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(accountId))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/**
 * Keys of authenticator apps that are sealed under the secret before are sealed again under the present one: all of
 * them, at the start, so that the secret before can be left out later even if some owners have not signed in by then.
 * Answers how many there were.
 */
export async function resealKeys({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const present = keys.of('two-factor-key')
  const before = keys.accepted('two-factor-key').filter((key) => key !== present)
  if (before.length === 0) return 0
  return db.system.transaction(async (tx) => {
    const { accountId, sealedKey } = twoFactors
    let resealed = 0
    for (const stored of await tx.select({ accountId, sealedKey }).from(twoFactors)) {
      const key = unseal(stored.sealedKey, before, stored.accountId)
      if (!key) continue
      // Its owner may have switched it off and on again just now, at another process.
      const changed = await tx
        .update(twoFactors)
        .set({ sealedKey: seal(key, present, stored.accountId) })
        .where(and(eq(accountId, stored.accountId), eq(sealedKey, stored.sealedKey)))
        .returning({ accountId })
      resealed += changed.length
    }
    return resealed
  })
}
