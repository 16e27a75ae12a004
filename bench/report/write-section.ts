import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const document = join(repositoryRoot, 'docs/benchmarks.md')

/** Puts what a part of the bench has measured in its place in docs/benchmarks.md; the words around it are written by hand. */
export function writeSection(part: string, text: string) {
  const [begin, end] = [`<!-- ${part}: measured -->`, `<!-- ${part}: end -->`]
  const page = readFileSync(document, 'utf8')
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${document} has no place for ${part}.`)
  writeFileSync(document, `${page.slice(0, from)}${begin}\n\n${text.trim()}\n\n${page.slice(to)}`)
}
