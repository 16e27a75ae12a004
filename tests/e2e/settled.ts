import type { Page } from '@playwright/test'

const QUIET_MS = 500

/** Once the page has kept its height for a while: what is pressed, or pointed at, while it moves is missed. */
export async function settled(page: Page) {
  await page.waitForFunction(
    (quietMs) =>
      new Promise((resolve) => {
        let height = document.body.scrollHeight
        let since = performance.now()
        const look = () => {
          const now = performance.now()
          if (document.body.scrollHeight !== height) {
            height = document.body.scrollHeight
            since = now
          }
          if (now - since > quietMs) resolve(true)
          else requestAnimationFrame(look)
        }
        look()
      }),
    QUIET_MS,
  )
}
