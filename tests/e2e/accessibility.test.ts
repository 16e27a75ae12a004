import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { SCREENS } from './screens.ts'

for (const { name, path, heading, as, prepare } of SCREENS) {
  test(`axe finds nothing on: ${name}`, async ({ page, signedIn }) => {
    if (as) await signedIn(as)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await prepare?.(page)
    await expectNothingWrong(page)
  })
}
