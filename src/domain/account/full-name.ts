import { z } from 'zod'
import { MAX_FULL_NAME_LENGTH } from './registration.ts'

export const FullName = z.string().trim().min(1).max(MAX_FULL_NAME_LENGTH)
