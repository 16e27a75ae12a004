import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './run-in-foreground.mjs'
import { node } from './tools.mjs'

ensureInstalled()
runInForeground([[node, ...process.argv.slice(2)]])
