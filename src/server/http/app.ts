import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { readSession } from '#server/auth/session-of.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { athleteRoutes } from '#server/features/athlete/routes.ts'
import { avatarRoutes } from '#server/features/avatar/routes.ts'
import { managerRoutes } from '#server/features/manager/routes.ts'
import { passwordRoutes } from '#server/features/password/routes.ts'
import { sessionRoutes } from '#server/features/session/routes.ts'
import { apiDocsPage } from './api-docs.ts'
import type { AppEnv, Services } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { onError, onNotFound } from './errors.ts'
import { guard } from './guard.ts'
import { healthRoutes } from './health.ts'
import { Refusal } from './refusal.ts'
import { requestLog } from './request-log.ts'
import { createRouter } from './router.ts'
import { sameOrigin } from './same-origin.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'
import { webPages } from './web-pages.ts'

const MAX_BODY_BYTES = 64 * 1024

const api = createRouter()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', passwordRoutes)
  .route('/', managerRoutes)
  .route('/', athleteRoutes)

/** What the web's typed client is made from. */
export type AppType = ReturnType<typeof mountApi>

const mountApi = () => createRouter().route('/api', api)

export function createApp(services: Services, webFolder: string) {
  const app = createRouter()
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(
    provide(services),
    requestLog,
    securityHeaders,
    clientAddress(services.config.trustedProxies),
    compress(),
  )
  app.route('/', healthRoutes)
  app.use('/api/*', noStore, sameOrigin, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
  app.use('/api/*', readSession(services.db), guard)
  app.route('/', mountApi())
  documentApi(app)
  app.all('/api/*', nothingHere)
  app.route('/', avatarRoutes)
  app.route('/', webPages(webFolder))
  return app
}

function documentApi(app: ReturnType<typeof createRouter>) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Plimsoll API',
      version: '1',
      description: 'What the web application uses. Sign in at POST /api/session; the session is a cookie.',
    },
  })
  const page = apiDocsPage(document)
  app.get('/api/openapi.json', (c) => c.json(document))
  app.get('/api/docs', (c) => c.html(page, 200, pagePolicy(page)))
}

const provide = (services: Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, service] of Object.entries(services)) c.set(name as keyof Services, service)
    await next()
  })

const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
})

const nothingHere = () => {
  throw new Refusal('not-found')
}

const tooLarge = () => {
  throw new Refusal('too-large')
}
