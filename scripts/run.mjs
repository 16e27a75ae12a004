import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './run-in-foreground.mjs'
import { tool } from './tools.mjs'

ensureInstalled()
runInForeground([[tool('node'), ...process.argv.slice(2)]])
