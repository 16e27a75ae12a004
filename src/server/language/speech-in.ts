import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isolated } from '#domain/language/isolate.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { Message } from '#domain/language/message.ts'
import { say } from '#domain/language/say.ts'
import type { Speech } from '#domain/language/speech.ts'
import { writingIn } from '#domain/language/writing.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'

const known = new Map<Locale, Speech>()

/** For what the server says itself: mails, and insights that are computed here. */
export function speechIn(locale: Locale): Speech {
  const speech = known.get(locale) ?? learn(locale)
  known.set(locale, speech)
  return speech
}

/** A message without a translation is said in English. */
function learn(locale: Locale): Speech {
  const catalogue: Catalogue = locale === 'en' ? new Map() : readCatalogue(locale)
  const compiled = new Map<string, CompiledMessage>()
  const t = ({ message, values = {} }: Message): string => {
    const parts =
      compiled.get(message) ?? isolated(compileMessageOrThrow(catalogue.get(message) || message), locale)
    compiled.set(message, parts)
    return say(parts, values, locale)
  }
  return { ...writingIn(locale), t }
}
