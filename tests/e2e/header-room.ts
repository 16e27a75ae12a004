import { expect, type Page } from '@playwright/test'

const soft = expect.configure({ soft: true })

/** Nothing has to be scrolled sideways, and no link or button of the header covers another, once the page knows how wide it is. */
export async function expectRoomInHeader(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    await soft.poll(wide, `at ${width} px nothing has to be scrolled sideways`).toBeLessThanOrEqual(width)
    const overlaps = () => page.evaluate(overlapsInHeader)
    await soft.poll(overlaps, `at ${width} px the header has room for all of it`).toEqual([])
  }
}

/** Of the row of pages, which can be scrolled where it is too long, only what is in view counts. */
function overlapsInHeader(): string[] {
  const targets = [...document.querySelectorAll('header a, header button')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const own = element.getBoundingClientRect()
      const row = (element.closest('header nav') ?? element).getBoundingClientRect()
      return {
        element,
        name: element.getAttribute('aria-label') ?? element.textContent,
        left: Math.max(own.left, row.left),
        right: Math.min(own.right, row.right),
        top: own.top,
        bottom: own.bottom,
      }
    })
  return targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > 1 && down > 1 && !one.element.contains(other.element)
        ? [`${one.name} and ${other.name}`]
        : []
    }),
  )
}
