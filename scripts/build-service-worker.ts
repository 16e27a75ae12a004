import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGET } from './browser-target.ts'

const SHELL = '__spa-fallback.html'
/** All that the app needs to open without a connection. Pictures of the installed app are the system's business. */
const NEEDED = ['assets/**/*.{js,css,woff2}', SHELL, 'favicon.{ico,svg}']

type Folders = { appDirectory: string; buildDirectory: string }

/** Writes sw.js beside the built web app, with the list of its files; prerendered are the pages with HTML of their own. */
export async function buildServiceWorker({ appDirectory, buildDirectory }: Folders, prerendered: string[]) {
  const folder = join(buildDirectory, 'client')
  const files = NEEDED.flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const precache = files.map((file) => ({ url: `/${file}`, revision: revisionOf(folder, file) }))
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(precache),
      PRERENDERED: JSON.stringify(prerendered),
      SHELL: JSON.stringify(`/${SHELL}`),
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

/** None for a file whose name holds a hash already. */
function revisionOf(folder: string, file: string): string | null {
  if (file.startsWith('assets/')) return null
  return createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 16)
}
