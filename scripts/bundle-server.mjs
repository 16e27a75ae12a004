import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.mjs'

/** They look for files of their own beside their code. */
const LEFT_OUT = ['@electric-sql/pglite', 'sharp']

/**
 * One file of all that the server imports, since Node spends half of a start on finding and reading a thousand of them,
 * and the migrations it knows. Readable: a stack trace names its lines.
 */
export async function bundleServer() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir: 'dist/server',
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, external: LEFT_OUT },
  })
  cpSync(join(root, 'src/database/migrations'), join(root, 'dist/server/migrations'), { recursive: true })
}
