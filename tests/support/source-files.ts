import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

export type SourceFile = { path: string; text: string; imports: Import[] }
/** `target` is a path in this repository for our own files, else the name of the package or built-in module. */
export type Import = { specifier: string; target: string; typeOnly: boolean }

/** Our TypeScript files under the folders; paths are relative to the repository, with forward slashes. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap(pathsUnder).map((path) => {
    const text = readFileSync(join(repositoryRoot, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })
}

function pathsUnder(folder: string): string[] {
  if (!existsSync(join(repositoryRoot, folder))) return []
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return pathsUnder(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g

/** `import { type A }` counts as a real import: with verbatimModuleSyntax the module is still loaded. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(([, typeMark, specifier = '']) => ({
    specifier,
    target: targetOf(path, specifier),
    typeOnly: Boolean(typeMark),
  }))
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier)
  if (specifier.startsWith('#tests/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier
}
