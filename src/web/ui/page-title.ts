import type { Message } from '#domain/language/message.ts'
import { i18n } from '#web/language/i18n.ts'

export function pageTitle(title?: Message) {
  return [{ title: title ? `${i18n._(title)} · Plimsoll` : 'Plimsoll' }]
}

/**
 * The head of a page that search engines and link previews read. What needs the address of the site, the server adds when
 * it starts: a build does not know it.
 */
export function publicPage(title: Message, description: Message) {
  return [
    ...pageTitle(title),
    { name: 'description', content: i18n._(description) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Plimsoll' },
    { property: 'og:title', content: i18n._(title) },
    { property: 'og:description', content: i18n._(description) },
  ]
}
