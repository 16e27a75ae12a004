import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGET } from './browser-target.ts'
import { messages } from './messages/messages-plugin.ts'

/** Pages with HTML of their own, for visitors and search engines. */
export const PRERENDERED = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/privacy-policy',
  '/terms-of-service',
]

type Folders = { appDirectory: string; buildDirectory: string }

/** Builds the script of the landing page that stands by itself; answers with its file. */
export async function buildLanding({ appDirectory, buildDirectory }: Folders): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [messages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [{ find: /^react-router$/, replacement: join(appDirectory, 'landing/plain-links.tsx') }],
    },
    build: {
      target: BROWSER_TARGET,
      outDir: join(buildDirectory, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(appDirectory, 'landing/landing.tsx'),
        // "use client", which means nothing where there is no server.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: { entryFileNames: 'assets/landing-[hash].js', codeSplitting: false },
      },
    },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const entry = outputs.find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The landing page was not built')
  return entry.fileName.replace('assets/', '')
}

const START = '<script type="module" async="">'

/**
 * Rewrites a built page so that its app waits until the page is styled (src/web/layout/start-later.ts). A page with a
 * script of its own has that one instead, once somebody touches it.
 */
export function delayAppStart(folder: string, page: string, ownScript: string | null) {
  const file = join(folder, page, 'index.html')
  const html = readFileSync(file, 'utf8')
  if (html.split(START).length !== 2) throw new Error(`${page} does not start its app in one place`)
  const waiting = html
    .replaceAll('<link rel="modulepreload"', '<link rel="waiting"')
    .replace(START, `<script type="text/waiting"${ownScript ? ` data-instead="${ownScript}"` : ''}>`)
  writeFileSync(file, waiting)
}
