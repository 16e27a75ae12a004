import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const FOLDER = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's program, compiled once in a process, and so that V8 never optimises its parser (docs/decisions/0044). */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

export function pgliteVersion(): string {
  const { version } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8')) as { version: string }
  return version
}

async function compile() {
  const program = await WebAssembly.compile(await readFile(join(FOLDER, 'pglite.wasm')))
  leaveParserAsItIs(program)
  return program
}

/**
 * V8 compiles a function when it is first called, quickly and to code that counts how often it runs; what runs often is compiled once more,
 * with care. For `raw_parser`, 105 kB with one huge switch, that takes 600 MB. So the parser is called here before anybody else calls it, while
 * only a function that there is none of may count: its code never will. It fails at once, for this instance of the program has no
 * database, no files and no clock; nobody uses it again.
 */
function leaveParserAsItIs(program: WebAssembly.Module) {
  const functions = new WebAssembly.Instance(program, importsThatFail(program)).exports
  // The parser gets as far as these, which everybody calls, and which are to count.
  for (const name of ['strlen', 'palloc']) callInVain(functions[name])
  setFlagsFromString('--wasm-tier-up-filter=0')
  callInVain(functions['raw_parser'])
  setFlagsFromString('--wasm-tier-up-filter=-1')
}

function importsThatFail(program: WebAssembly.Module): WebAssembly.Imports {
  const imports: WebAssembly.Imports = {}
  for (const { module, name, kind } of WebAssembly.Module.imports(program)) {
    imports[module] ??= {}
    // As large as PGlite's own, of which nothing is touched.
    imports[module][name] =
      kind === 'memory' ? new WebAssembly.Memory({ initial: 2048, maximum: 32_768 }) : fail
  }
  return imports
}

function fail() {
  throw new Error('There is nothing here.')
}

function callInVain(wanted: WebAssembly.ExportValue | undefined) {
  try {
    if (typeof wanted === 'function') wanted(0, 0)
  } catch {
    // As expected.
  }
}
