import type { Page } from '@playwright/test'

const QUIET_MS = 500
/** A page that could not be drawn for longer than this was not quiet, but busy. */
const FRAME_MS = 100

/** Once the page has kept its height for a while: what is pressed, or pointed at, while it moves is missed. */
export async function settled(page: Page) {
  await page.waitForFunction(
    ({ quietMs, frameMs }) =>
      new Promise((resolve) => {
        let height = document.body.scrollHeight
        let since = performance.now()
        let before = since
        const look = () => {
          const now = performance.now()
          if (document.body.scrollHeight !== height || now - before > frameMs) {
            height = document.body.scrollHeight
            since = now
          }
          before = now
          if (now - since > quietMs) resolve(true)
          else requestAnimationFrame(look)
        }
        look()
      }),
    { quietMs: QUIET_MS, frameMs: FRAME_MS },
  )
}
