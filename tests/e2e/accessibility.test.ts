import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { SCREENS } from './screens.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, path, heading, as, prepare } of SCREENS) {
      test(`axe finds nothing on: ${name}`, async ({ page, signedIn }) => {
        if (as) await signedIn(as)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await prepare?.(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
      })
    }
  })
}
