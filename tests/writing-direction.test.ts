import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const VALUE = String.raw`(?:\d|auto|px|full|\[)`
/** Utilities that name a side of the screen instead of the start or the end of a line. */
const PHYSICAL = new RegExp(
  String.raw`(?<![\w-])(?:-?(?:scroll-)?[mp][lr]-${VALUE}|-?(?:left|right)-${VALUE}|text-(?:left|right)(?![\w-])|border-[lr](?!\w)|rounded-[lr]-)[^\s"'\`]*`,
  'g',
)
/** In the middle, which is the same from both sides. */
const CENTRED = 'left-1/2'

test('the page names no side of the screen, so that it can be read from right to left', () => {
  const found = sourceFiles('src/web').flatMap(({ path, text }) =>
    [...text.matchAll(PHYSICAL)].flatMap(([utility]) => (utility === CENTRED ? [] : [`${path}: ${utility}`])),
  )
  expect(found).toEqual([])
})
