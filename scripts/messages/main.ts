import { join } from 'node:path'
import { LOCALES } from '#domain/language/locale.ts'
import { readCatalogue } from '#server/language/catalogue.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { messagesOfTheCode } from './find-messages.ts'
import { writeCatalogue } from './write-catalogue.ts'

// `npm run messages`: brings the catalogues up to the code. What is no longer said goes, what is new waits for its words.
const found = messagesOfTheCode()
for (const locale of LOCALES) {
  if (locale === 'en') continue
  const translations = readCatalogue(locale)
  writeCatalogue(join(repositoryRoot, 'src/locales', `${locale}.po`), locale, found, translations)
  const missing = [...found.keys()].filter((english) => !translations.get(english))
  console.log(`${locale}: ${found.size} messages, ${missing.length} without words`)
}
