import { ALLOCATOR } from './allocator.mjs'
import { ensureBuilt } from './build-parts.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './processes.mjs'
import { node } from './tools.mjs'

ensureInstalled()
ensureBuilt()
runInForeground([[node, 'dist/server/main.js']], ALLOCATOR)
