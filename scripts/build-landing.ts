import { join } from 'node:path'
import { build } from 'vite'
import { BROWSER_TARGET } from './browser-target.ts'

type Folders = { appDirectory: string; buildDirectory: string }

/** Builds the script of the landing page that stands by itself; answers with its address. */
export async function buildLanding({ appDirectory, buildDirectory }: Folders): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
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
  return `/${entry.fileName}`
}
