import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const QUIET_MS = 500
/** A page that could not be drawn for longer than this was not quiet, but busy. */
const FRAME_MS = 100

const reads = new WeakMap<Page, Set<Request>>()

/** Remembers what the pages are waiting for. */
export function followReads(context: BrowserContext) {
  const readsOf = (request: Request) => {
    const isRead = request.method() === 'GET' && ['fetch', 'script'].includes(request.resourceType())
    if (!isRead || request.serviceWorker()) return
    const page = request.frame().page()
    const known = reads.get(page) ?? new Set()
    reads.set(page, known)
    return known
  }
  context.on('request', (request) => void readsOf(request)?.add(request))
  context.on('requestfinished', (request) => void readsOf(request)?.delete(request))
  context.on('requestfailed', (request) => void readsOf(request)?.delete(request))
}

/** Once the page waits for nothing and has kept its height for a while: what is pressed, or pointed at, while it moves is missed. */
export const settled = (page: Page) =>
  expect(async () => {
    await quiet(page)
    expect(reads.get(page)?.size ?? 0, 'the page waits for nothing').toBe(0)
  }).toPass()

async function quiet(page: Page) {
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
