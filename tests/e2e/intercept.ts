import type { Page, Route } from '@playwright/test'

/** Keeps requests waiting until they are released, so that what shows meanwhile can be looked at. */
export async function hold(page: Page, method: string, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await onRequest(page, method, path, async (route) => {
    count += 1
    await released
    await route.fallback()
  })
  return { release, count: () => count }
}

/** The server answers with what no client of ours understands, as a proxy in between may. */
export async function answerGarbage(page: Page, method: string, path: string, status: number) {
  await onRequest(page, method, path, (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Gateway</h1>' }),
  )
}

export async function cutOff(page: Page, method: string, path: string) {
  await onRequest(page, method, path, (route) => route.abort('connectionrefused'))
}

async function onRequest(page: Page, method: string, path: string, act: (route: Route) => Promise<void>) {
  await page.route(new URLPattern({ pathname: path }), (route) =>
    route.request().method() === method ? act(route) : route.fallback(),
  )
}

/** To fetch what is only read: a server may close a connection that was kept in the moment in which it is used again. */
export const READ_AGAIN = { maxRetries: 2 }
