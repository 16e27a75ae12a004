import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

/** Elsewhere, 'coach' is the trade, not one's own manager. */
test.each([
  ['your coach', /\b(your|their) coach\b/i],
  ['All athletes', /All athletes/],
])('nobody reads %s, which has another name on the next page', (_, text) => {
  const found = sourceFiles('src/web', 'src/domain', 'src/server').filter((file) => text.test(file.text))
  expect(found.map(({ path }) => path)).toEqual([])
})
