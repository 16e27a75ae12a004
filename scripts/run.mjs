import { ensureBuilt } from './build-parts.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInForeground } from './processes.mjs'
import { node } from './tools.mjs'

// A program of the project on its own Node; with --built before it, when the product has been built.
const [first, ...rest] = process.argv.slice(2)
ensureInstalled()
if (first === '--built') ensureBuilt()
runInForeground([[node, ...(first === '--built' ? rest : [first, ...rest])]])
