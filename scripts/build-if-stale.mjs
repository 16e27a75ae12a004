import { ensureBuilt } from './ensure-built.mjs'

ensureBuilt(...process.argv.slice(2))
