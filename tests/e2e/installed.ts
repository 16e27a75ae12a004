import type { Page } from '@playwright/test'

/** Resolves once the service worker has taken the page over, with all it needs on the device. */
export async function installed(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}
