import type { Part } from './part.ts'
import { part as audit } from './audit/audit.ts'

export const parts: Part[] = [audit]
