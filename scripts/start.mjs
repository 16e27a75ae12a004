import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './run-in-foreground.mjs'
import { tool } from './tools.mjs'

ensureInstalled()
ensureBuilt()
runInForeground([[tool('node'), 'dist/server/main.js']])
