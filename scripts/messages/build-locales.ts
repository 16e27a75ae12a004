import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { isolated } from '#domain/language/isolate.ts'
import { LOCALES } from '#domain/language/locale.ts'
import { type Catalogue, readCatalogue } from '#server/language/catalogue.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { messagesOfTheCode } from './find-messages.ts'
import { pseudo, PSEUDO_LOCALE } from './pseudo.ts'
import { translatable, type Words } from './translate-script.ts'

const SHELL = '__spa-fallback.html'
type File = { path: string } & ReturnType<typeof translatable>
type Said = { path: string; text: string }
/** The app in a language: where its pages lie and where its scripts do, and what the addresses of its pages begin with. */
export type Edition = { locale: string; basename: string; folder: string; scripts: string }

/**
 * The web app once more for each other language: every script with its messages said in that language, in a folder of its
 * own, and the pages that are drawn beforehand. So a reader loads one language, and nothing more than an English one does.
 */
export async function buildLocales(buildDirectory: string, pages: string[]): Promise<Edition[]> {
  const client = join(buildDirectory, 'client')
  const scripts = filesIn(join(client, 'assets'))
  const server = filesIn(join(buildDirectory, 'server'))
  assertAllAreFound([...scripts, ...server])
  const editions: Edition[] = [{ locale: 'en', basename: '/', folder: '', scripts: 'assets' }]
  writeWords(client, 'en', [...wordsOf('en').values()])
  for (const locale of [...LOCALES.filter((one) => one !== 'en'), PSEUDO_LOCALE]) {
    const words = wordsOf(locale)
    writeWords(client, locale, [...words.values()])
    const said = scripts.map(({ path, said: saidIn }) => ({ path, text: saidIn(words) }))
    const assets = `${locale}-${hashOf(said)}`
    const moved = (code: string) =>
      code.replaceAll(/(?<!\.\/)\bassets\/([\w.-]+\.js)/g, `assets/${assets}/$1`)
    write(join(client, 'assets', assets), said, moved)
    const drawing = join(buildDirectory, `server-${locale}`)
    write(
      drawing,
      server.map(({ path, said: saidIn }) => ({ path, text: saidIn(words) })),
      moved,
    )
    const build = (await import(pathToFileURL(join(drawing, 'index.js')).href)) as ServerBuild
    for (const basename of ['/', `/${locale}`]) {
      const folder = basename === '/' ? join('locales', locale) : locale
      await draw({ ...build, basename }, pages, join(client, folder))
      editions.push({ locale, basename, folder, scripts: `assets/${assets}` })
    }
    rmSync(drawing, { recursive: true })
  }
  return editions
}

async function draw(build: ServerBuild, pages: string[], folder: string) {
  const handler = createRequestHandler(build, 'production')
  const htmlOf = async (page: string, headers: Record<string, string> = {}) => {
    const address = `http://localhost${build.basename}/${page}`.replaceAll(/(?<!:)\/\/+/g, '/')
    const reply = await handler(new Request(address, { headers }))
    if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}`)
    return reply.text()
  }
  for (const page of pages) {
    mkdirSync(join(folder, page), { recursive: true })
    writeFileSync(join(folder, page, 'index.html'), await htmlOf(page))
  }
  const shell = await htmlOf('', { 'X-React-Router-SPA-Mode': 'yes' })
  if (!shell.includes('"isSpaMode":true')) throw new Error('The shell is drawn as a page')
  writeFileSync(join(folder, SHELL), shell)
}

/** For a page that is to speak another language while it is open. */
function writeWords(client: string, locale: string, words: CompiledMessage[]) {
  mkdirSync(join(client, 'words'), { recursive: true })
  writeFileSync(join(client, 'words', `${locale}.json`), JSON.stringify(words))
}

/** Throws for a message of the pages that would stay English, since no script holds it in the form it is looked up by. */
function assertAllAreFound(files: File[]) {
  for (const [english, paths] of messagesOfTheCode()) {
    const isOfAPage = paths.some((path) => path.startsWith('src/web/'))
    const compiled = JSON.stringify(compileMessageOrThrow(english))
    if (isOfAPage && !files.some(({ holds }) => holds(compiled)))
      throw new Error(`No script holds this message of ${paths.join()}: ${english}`)
  }
}

/** Throws for a message without words: a build is complete, or there is none. */
function wordsOf(locale: string): Words {
  return new Map(
    [...catalogueOf(locale)].map(([english, translation]) => {
      if (!translation) throw new Error(`src/locales/${locale}.po has no words for: ${english}`)
      return [
        JSON.stringify(compileMessageOrThrow(english)),
        isolated(compileMessageOrThrow(translation), locale),
      ]
    }),
  )
}

function catalogueOf(locale: string): Catalogue {
  const folder = join(repositoryRoot, 'src/locales')
  if (locale !== 'en' && locale !== PSEUDO_LOCALE) return readCatalogue(locale, folder)
  const said = locale === 'en' ? (english: string) => english : pseudo
  return new Map([...readCatalogue(LOCALES[1], folder).keys()].map((english) => [english, said(english)]))
}

const filesIn = (folder: string): File[] =>
  globSync('**/*.js', { cwd: folder }).map((path) => ({
    path,
    ...translatable(readFileSync(join(folder, path), 'utf8')),
  }))

function write(folder: string, files: Said[], moved: (code: string) => string) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), moved(text))
  }
}

const hashOf = (files: Said[]) =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
