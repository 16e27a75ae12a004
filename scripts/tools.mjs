import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const tool = (name) => join(root, 'node_modules/.bin', name)

/** The tools run on the project's own Node, whatever Node the machine has: their first line asks the PATH for it. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
})
