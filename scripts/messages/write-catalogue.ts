import { writeFileSync } from 'node:fs'
import PO from 'pofile'
import type { Catalogue } from '#server/language/catalogue.ts'
import type { Found } from './find-messages.ts'

/** The messages of our code in the order of their files, each with its translation or an empty place for one. */
export function writeCatalogue(file: string, locale: string, found: Found, translations: Catalogue) {
  const catalogue = new PO()
  catalogue.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: locale }
  catalogue.items = [...found].map(([english, paths]) => {
    const item = new PO.Item()
    item.msgid = english
    item.msgstr = [translations.get(english) ?? '']
    item.references = paths
    return item
  })
  writeFileSync(file, `${catalogue.toString()}\n`)
}
