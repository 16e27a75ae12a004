import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/language/locale.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const documents = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md'], { cwd: repositoryRoot }).toSorted()
const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

/** Of links, pictures and img elements; not those to another site or by mail. */
function targetsIn(file: string): string[] {
  const prose = textOf(file).replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
  const found = prose.matchAll(/\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g)
  return [...found].map(([, link, picture]) => link ?? picture!).filter((target) => !/^[a-z]+:/.test(target))
}

/** As GitHub names them. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(documents)('every link and picture of %s leads somewhere', (file) => {
  const dead = targetsIn(file).filter((target) => {
    const [path, anchor] = target.split('#')
    const found = path ? join(dirname(file), path) : file
    if (!existsSync(join(repositoryRoot, found))) return true
    return anchor !== undefined && !anchorsOf(found).includes(anchor)
  })
  expect(dead).toEqual([])
})

test('every picture that is kept is shown somewhere', () => {
  const shown = documents.flatMap((file) => targetsIn(file).map((target) => join(dirname(file), target)))
  const kept = readdirSync(join(repositoryRoot, 'docs/images')).map((file) => join('docs/images', file))
  expect(kept.filter((file) => !shown.includes(file))).toEqual([])
})

test('every part of the guides is named in each language that the product speaks', () => {
  const named = textOf('docs/guide/README.md')
  const headings = ['athlete.md', 'coach.md'].flatMap((guide) =>
    anchorsOf(join('docs/guide', guide)).map((anchor) => `(${guide}#${anchor})`),
  )
  expect(headings.length).toBeGreaterThan(15)
  const wordsFor = (heading: string) =>
    named
      .split('\n')
      .find((line) => line.includes(heading))
      ?.split('|')
      .filter((cell) => /\p{L}/u.test(cell)) ?? []
  expect(headings.filter((heading) => wordsFor(heading).length !== LOCALES.length)).toEqual([])
})
