import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
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
    if (project.name === 'desktop') await expectRoomAtEveryWidth(page)
  })
}

async function expectRoomAtEveryWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width} px nothing has to be scrolled sideways`).toBeLessThanOrEqual(width)
    expect(await page.evaluate(overlapsInHeader), `at ${width} px the header has room for all of it`).toEqual(
      [],
    )
  }
}

/** Links and buttons of the header of which one covers another. */
function overlapsInHeader(): string[] {
  const targets = [...document.querySelectorAll('header a, header button')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      element,
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }))
  return targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return across > 1 && down > 1 && !one.element.contains(other.element)
        ? [`${one.name} and ${other.name}`]
        : []
    }),
  )
}
