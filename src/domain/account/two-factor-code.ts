import { z } from 'zod'

/** Six digits of an authenticator app, or a recovery code, as they were typed. */
export const TwoFactorCode = z.string().trim().min(1).max(64)
