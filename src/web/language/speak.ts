import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { directionOf, LOCALE_COOKIE, type Locale } from '#domain/language/locale.ts'
import { builtIn, speaker } from './i18n.ts'

const A_YEAR_SEC = 365 * 24 * 60 * 60

/** From now on the page speaks another language, and so does every page after it; whatever was typed stays. */
export async function speak(locale: Locale) {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${A_YEAR_SEC}; samesite=lax`
  if (locale === speaker.locale) return
  speaker.instead = locale === builtIn ? (message) => message : await translation(locale)
  speaker.locale = locale
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  speaker.changed()
}

/** By what the scripts of this page say: both catalogues have the same order. */
async function translation(locale: Locale) {
  const [ours, theirs] = await Promise.all([catalogueOf(builtIn), catalogueOf(locale)])
  const instead = new Map(ours.map((message, index) => [JSON.stringify(message), theirs[index]]))
  return (message: CompiledMessage) => instead.get(JSON.stringify(message)) ?? message
}

async function catalogueOf(locale: string): Promise<CompiledMessage[]> {
  const answer = await fetch(`/words/${locale}.json`)
  if (!answer.ok) throw new Error(`${answer.url} was refused with ${answer.status}`)
  return (await answer.json()) as CompiledMessage[]
}
