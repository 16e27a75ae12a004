import type { Message } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { groupMessages } from './group-messages.ts'

/** Held by a trigger too (migration 0025), also when two are added at the same moment. */
export const MAX_GROUPS = 20
export const MAX_GROUP_NAME_LENGTH = 40

/** On one line, with single blanks. */
export const tidyGroupName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

/** 'U19' and 'u19' are one group. */
export const isSameGroupName = (one: string, other: string): boolean => folded(one) === folded(other)

/** What is wrong with the name of a group, beside the `others` of its team. */
export function groupNameProblem(name: string, others: readonly string[] = []): Message | null {
  const tidy = tidyGroupName(name)
  if (tidy === '') return groupMessages.nameMissing
  if (tidy.length > MAX_GROUP_NAME_LENGTH) return groupMessages.nameTooLong(MAX_GROUP_NAME_LENGTH)
  if (hasHiddenCharacters(tidy)) return groupMessages.nameHidden
  return others.some((other) => isSameGroupName(other, tidy)) ? groupMessages.nameTaken : null
}

const folded = (name: string) => tidyGroupName(name).toLocaleLowerCase('en')
