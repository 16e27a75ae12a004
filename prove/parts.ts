import type { Part } from './part.ts'
import { part as audit } from './audit/audit.ts'
import { part as requests } from './requests/requests.ts'

export const parts: Part[] = [requests, audit]
