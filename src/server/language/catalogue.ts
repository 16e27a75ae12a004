import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'

/** What is said in a language, by its English words. */
export type Catalogue = Map<string, string>

/** Beside the server that is started, as the migrations are; or where they are written. */
const FOLDER = [join(import.meta.dirname, 'locales'), join(import.meta.dirname, '../../locales')].find(
  (folder) => existsSync(folder),
)

export function readCatalogue(locale: string, folder = FOLDER): Catalogue {
  const { items } = PO.parse(readFileSync(join(folder ?? '', `${locale}.po`), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]))
}
