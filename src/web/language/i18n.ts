import type { I18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { msg } from '#domain/language/message.ts'
import { say } from '#domain/language/say.ts'

type Said = { message?: CompiledMessage; values?: Record<string, unknown> }

/** The language of this page's scripts: the words of each catalogue for it are its own name. The build has made a list of them. */
export const builtIn = [msg('en').message].flat()[0]!

const listeners = new Set<() => void>()

/** What `Trans` says is given in three pieces, what `t` says in one. */
function words(said: Said | undefined, values: Said['values'] = {}, pieces?: Said) {
  const message = said?.message ?? pieces?.message ?? []
  return say(speaker.instead(message), said?.values ?? plain(values), speaker.locale)
}

/** `Trans` looks for its elements in what is said: a name with a '<' must not be taken for one. One of its own is all of a value. */
const plain = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(value).replaceAll(/(?!^<\d+\/>$)</g, '<\u2060'),
    ]),
  )

/** Speaks for the page. Messages come compiled, in the language the page was sent in (scripts/messages). */
export const speaker = {
  locale: builtIn,
  /** Once another language was chosen on this page, what that one says instead (speak.ts). */
  instead: (message: CompiledMessage) => message,
  _: words,
  t: words,
  on: (_: 'change', listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  changed: () => listeners.forEach((listener) => listener()),
}

/** Of Lingui's own object it has only what its components use. */
export const i18n = speaker as unknown as I18n
