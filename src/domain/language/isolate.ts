import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import { directionOf } from './locale.ts'

type Part = CompiledMessage[number]

const [BEGIN, END] = ['\u2068', '\u2069']

/**
 * As `<bdi>` does for an element: where words run from right to left, a name, a number or an address in them keeps its own
 * direction, and changes that of nothing beside it.
 */
export function isolated(message: CompiledMessage, locale: string): CompiledMessage {
  return directionOf(locale) === 'rtl' ? isolatedParts(message, true) : message
}

/** `isAll`: nothing else is said before or after it. */
const isolatedParts = (message: CompiledMessage, isAll: boolean) =>
  message.flatMap((part, index) => isolatedPart(part, message[index - 1], isAll && message.length === 1))

function isolatedPart(part: Part, before: Part | undefined, isAll: boolean): CompiledMessage {
  if (typeof part === 'string') return [part]
  const [name, kind, given] = part
  if (kind !== 'plural' && kind !== 'select') {
    // What follows a Latin word is read with it: 'RPE 5'. A mark after a link would be taken for its end.
    const isRead = name === 'link' || (typeof before === 'string' && /[a-z] ?$/i.test(before))
    return isAll || isRead ? [part] : [BEGIN, part, END]
  }
  const cases = Object.entries(given as CompiledIcuChoices).map(([form, said]) => [
    form,
    Array.isArray(said) ? isolatedParts(said, isAll) : said,
  ])
  return [[name, kind, Object.fromEntries(cases) as CompiledIcuChoices]]
}

/** For a text that is stored, and shown in other places than the message it was said in. */
export const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')
