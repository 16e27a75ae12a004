import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './tools.mjs'

/** They look for files of their own beside their code. */
const LEFT_OUT = ['@electric-sql/pglite', 'sharp']

/**
 * One file of all that the server imports, since Node spends half of a start on finding and reading a thousand,
 * and the migrations it knows. Readable: a stack trace names its lines.
 */
export async function bundleServer() {
  const place = join(root, 'dist/server')
  const [unfinished, former] = [`${place}.unfinished`, `${place}.former`]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir: unfinished,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, external: LEFT_OUT },
  })
  cpSync(join(root, 'src/database/migrations'), join(unfinished, 'migrations'), { recursive: true })
  cpSync(join(root, 'src/locales'), join(unfinished, 'locales'), { recursive: true })
  rmSync(former, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, former)
  renameSync(unfinished, place)
  rmSync(former, { recursive: true, force: true })
}
