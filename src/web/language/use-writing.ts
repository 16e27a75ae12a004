import { useLingui } from '@lingui/react'
import { type Writing, writingIn } from '#domain/language/writing.ts'

/** How numbers, days and lists are written in the reader's language. */
export const useWriting = (): Writing => writingIn(useLingui().i18n.locale)
