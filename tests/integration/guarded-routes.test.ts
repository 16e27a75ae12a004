import { expect } from 'vitest'
import { PUBLIC_ROUTES } from '#server/http/guard.ts'
import { createClient } from '#tests/support/client.ts'
import { memberOf } from '#tests/support/member-of.ts'
import { test } from '#tests/support/app-test.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** Outside /api: pages and files for everyone, none of them with anybody's data; the figures of /metrics ask for a token. */
const PUBLIC_OUTSIDE_THE_API =
  /^GET \/(healthz|readyz|metrics|robots\.txt|sitemap\.xml|\.well-known\/security\.txt|avatars\/.*|sw\.js|(?:locales\/:locale\/)?__spa-fallback\.html|\*)?$/

const handlers = (app: TestApp) =>
  app.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)

test('every route is public by name, or refuses whoever is not signed in', async ({ app }) => {
  const guarded = handlers(app).filter((route) => route.includes(' /api/') && !PUBLIC_ROUTES.has(route))
  expect(guarded.length).toBeGreaterThan(0)
  for (const route of guarded) {
    const [method = '', path = ''] = route.split(' ')
    const reply = await createClient(app.origin).send(method, path.replaceAll(/:\w+/g, 'x'))
    expect([route, reply.status, reply.body['code']]).toEqual([route, 401, 'session-required'])
  }
})

/** The button of a mail program, which carries a token of its own. */
const ONE_CLICK = 'POST /unsubscribe'

test('every route outside the API is a page, a file, a health check or the button of a mail program', ({
  app,
}) => {
  const others = handlers(app).filter((route) => !route.includes(' /api/') && route !== ONE_CLICK)
  expect(others.filter((route) => !PUBLIC_OUTSIDE_THE_API.test(route))).toEqual([])
})

test('every name on the public list is a route', ({ app }) => {
  expect([...PUBLIC_ROUTES].filter((route) => !handlers(app).includes(route))).toEqual([])
})

test('every API route is documented', async ({ app }) => {
  const { body } = await createClient(app.origin).get('/api/openapi.json')
  expect(body['openapi']).toBe('3.1.0')
  const documented = Object.entries(body['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const own = ['GET /api/openapi.json', 'GET /api/docs']
  const routes = handlers(app).filter((route) => route.includes(' /api/') && !own.includes(route))
  const written = routes.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
  expect(documented.toSorted()).toEqual([...new Set(written)].toSorted())
})

test('the documentation can be read as a page', async ({ app }) => {
  const { status, headers, body } = await createClient(app.origin).get('/api/docs')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(body['text']).toContain('/api/password-resets')
})

test('an unknown API path is refused, signed in or not', async ({ app }) => {
  const client = createClient(app.origin)
  expect((await client.get('/api/nothing')).status).toBe(401)
  const { status, body } = await (await memberOf(app)).get('/api/nothing')
  expect([status, body['code']]).toEqual([404, 'not-found'])
})
