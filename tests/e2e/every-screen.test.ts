import { expect, test } from './fixtures.ts'
import { expectRoomInHeader } from './header-room.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { SCREENS } from './screens.ts'

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

for (const { name, path, heading, as, prepare } of SCREENS) {
  test(`nothing is wrong with: ${name}`, async ({ page, signedIn }, { project }) => {
    if (as) await signedIn(as)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await prepare?.(page)
    await expectNothingWrong(page)
    if (project.name === 'desktop') await expectRoomInHeader(page, WIDTHS)
  })
}
