import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import { directionOf } from './locale.ts'

const [BEGIN, END] = ['\u2068', '\u2069']

/**
 * As `<bdi>` does for an element: where words run from right to left, a name, a number or an address in them keeps its own
 * direction, and changes that of nothing beside it.
 */
export function isolated(message: CompiledMessage, locale: string): CompiledMessage {
  return directionOf(locale) === 'rtl' ? isolatedParts(message) : message
}

/** What stands alone has nothing beside it, and what follows a Latin word is read with it: 'RPE 5'. */
const isolatedParts = (message: CompiledMessage) =>
  message.flatMap((part, index) => {
    const before = message[index - 1]
    const isRead = typeof before === 'string' && /[a-z] ?$/i.test(before)
    return isolatedPart(part, message.length === 1 || isRead)
  })

function isolatedPart(part: CompiledMessage[number], isItself: boolean): CompiledMessage {
  if (typeof part === 'string') return [part]
  const [name, kind, given] = part
  if (kind !== 'plural' && kind !== 'select') return isItself ? [part] : [BEGIN, part, END]
  const cases = Object.entries(given as CompiledIcuChoices).map(([form, said]) => [
    form,
    Array.isArray(said) ? isolatedParts(said) : said,
  ])
  return [[name, kind, Object.fromEntries(cases) as CompiledIcuChoices]]
}

/** For a text that is stored, and shown in other places than the message it was said in. */
export const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')
