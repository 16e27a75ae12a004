import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from './account-limits.ts'

/** The current one; a new one that is too short is refused in words of its own. */
export const Password = z.string().min(1).max(MAX_PASSWORD_LENGTH)
