import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { build } from 'vite'
import { LOCALES } from '#domain/language/locale.ts'
import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'
import { speechIn } from '#server/language/speech-in.ts'
import { BROWSER_TARGET } from './browser-target.ts'
import { PRERENDERED } from './build-public-pages.ts'
import type { Edition } from './messages/build-locales.ts'
import { pseudo } from './messages/pseudo.ts'

const SHELL = '__spa-fallback.html'
/** All that the app needs to open without a connection. Pictures of the installed app are the system's business. */
const NEEDED = ['assets/*.{css,woff2}', 'favicon.{ico,svg}']

type Folders = { appDirectory: string; buildDirectory: string }

/** Writes sw.js beside the built web app, with the list of its files: what all languages need, and what each has of its own. */
export async function buildServiceWorker({ appDirectory, buildDirectory }: Folders, editions: Edition[]) {
  const folder = join(buildDirectory, 'client')
  const found = (...patterns: string[]) =>
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: folder }))
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
  const entry = (file: string) => ({ url: `/${file}`, revision: revisionOf(folder, file) })
  const languages = editions
    .filter(({ basename }) => basename === '/')
    .map((edition) => [
      edition.locale,
      {
        scripts: `/${edition.scripts}/`,
        shell: entry(posix.join(edition.folder, SHELL)),
        unread: unreadIn(edition.locale),
      },
    ])
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      COMMON: JSON.stringify(found(...NEEDED).map(entry)),
      SCRIPTS: JSON.stringify(found('assets/*.js').map((file) => file.replace('assets/', ''))),
      LANGUAGES: JSON.stringify(Object.fromEntries(languages)),
      PRERENDERED: JSON.stringify(PRERENDERED),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: BROWSER_TARGET,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(appDirectory, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** What a notification says whose message cannot be read. */
function unreadIn(language: string): string {
  const { unread } = pushDeviceMessages
  const locale = LOCALES.find((one) => one === language)
  return locale ? speechIn(locale).t(unread) : pseudo(unread.message)
}

/** None for a file whose name holds a hash already. */
function revisionOf(folder: string, file: string): string | null {
  if (file.startsWith('assets/')) return null
  return createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 16)
}
