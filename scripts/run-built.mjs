import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './run-in-foreground.mjs'
import { node } from './tools.mjs'

ensureInstalled()
ensureBuilt()
runInForeground([[node, ...process.argv.slice(2)]])
