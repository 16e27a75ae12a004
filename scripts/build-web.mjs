import { spawnSync } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, tool, toolEnvironment } from './tools.mjs'

export async function buildWeb() {
  const [node, router] = tool('react-router')
  const { status } = spawnSync(node, [router, 'build'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  const finished = spawnSync(node, ['scripts/finish-web.ts'], {
    cwd: root,
    // The first from the start: what draws the pages is loaded before what builds scripts would set it. By the second React
    // Router knows that the empty shell is meant.
    env: { ...toolEnvironment(), NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes' },
    stdio: 'inherit',
  })
  if (finished.status !== 0) process.exit(finished.status ?? 1)
  await precompress(join(root, 'build/client'))
}

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.data'])

/** Writes a .br and a .gz beside every text file under the folder, so that the server never compresses them itself. */
async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
}

async function compress(path) {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
