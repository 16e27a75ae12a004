import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './run-in-foreground.mjs'
import { node } from './tools.mjs'

const args = process.argv.slice(2)
ensureInstalled()
// Only the whole bench weighs the pages.
ensureBuilt(...(args.length === 0 ? [] : ['server']))
runInForeground([[node, 'bench/main.ts', ...args]])
