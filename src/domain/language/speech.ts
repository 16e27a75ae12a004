import type { Message } from './message.ts'
import type { Writing } from './writing.ts'

/** All it takes to speak a language: its words, and how it writes numbers, days and lists. */
export type Speech = Writing & { t: (message: Message) => string }
