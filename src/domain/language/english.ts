import { inEnglish } from './in-english.ts'
import type { Speech } from './speech.ts'
import { writingIn } from './writing.ts'

/** For what is English for every reader, such as what a provider is told. */
export const english: Speech = { ...writingIn('en'), t: inEnglish }
