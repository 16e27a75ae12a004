import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { readSession } from '#server/auth/current-session.ts'
import { accountExportRoutes } from '#server/features/account-export/routes.ts'
import { accountDeletionRoutes } from '#server/features/account-settings/deletion-routes.ts'
import { accountSettingsRoutes } from '#server/features/account-settings/routes.ts'
import { sessionsRoutes } from '#server/features/account-settings/session-routes.ts'
import { twoFactorRoutes } from '#server/features/account-settings/two-factor-routes.ts'
import { accountRoutes } from '#server/features/account/routes.ts'
import { athleteRoutes } from '#server/features/athlete/routes.ts'
import { sessionRoutes } from '#server/features/auth-session/routes.ts'
import { avatarFiles, avatarRoutes } from '#server/features/avatar/routes.ts'
import { dayRoutes } from '#server/features/check-in/routes.ts'
import { contactRoutes } from '#server/features/contact/routes.ts'
import { formStatusRoutes } from '#server/features/form-window/routes.ts'
import { insightRoutes } from '#server/features/insight/routes.ts'
import { invitationRoutes } from '#server/features/invitation/routes.ts'
import { joinRoutes } from '#server/features/join/routes.ts'
import { liveRoutes } from '#server/features/live/routes.ts'
import { managerRoutes } from '#server/features/manager/routes.ts'
import { metricRoutes } from '#server/features/metric/routes.ts'
import { passwordRoutes } from '#server/features/password/routes.ts'
import { siteRoutes } from '#server/features/site/routes.ts'
import { downloadRoutes } from '#server/features/statistics/download-routes.ts'
import { statisticsRoutes } from '#server/features/statistics/routes.ts'
import { teamDayRoutes } from '#server/features/team-day/routes.ts'
import { limitWrites } from '#server/limits/limit-writes.ts'
import { metricsPage } from '#server/monitor/metrics-page.ts'
import { apiDocsPage, apiDocument } from './api-docs.ts'
import type { AppEnv, Services } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { onError, onNotFound } from './errors.ts'
import { guard } from './guard.ts'
import { crawlerFiles } from './public-pages.ts'
import { Refusal } from './refusal.ts'
import { requestLog } from './request-log.ts'
import { createRouter } from './router.ts'
import { sameOrigin } from './same-origin.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'
import { webPages } from './web-pages.ts'
import { healthRoutes, securityTxt } from './well-known.ts'

const MAX_BODY_BYTES = 64 * 1024
/** Takes pictures, and counts their bytes itself once it knows who sends them. */
const BOUNDS_ITS_BODY = '/api/avatar'

const api = createRouter()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', accountSettingsRoutes)
  .route('/', sessionsRoutes)
  .route('/', twoFactorRoutes)
  .route('/', accountExportRoutes)
  .route('/', accountDeletionRoutes)
  .route('/', passwordRoutes)
  .route('/', avatarRoutes)
  .route('/', managerRoutes)
  .route('/', athleteRoutes)
  .route('/', invitationRoutes)
  .route('/', joinRoutes)
  .route('/', liveRoutes)
  .route('/', formStatusRoutes)
  .route('/', dayRoutes)
  .route('/', teamDayRoutes)
  .route('/', statisticsRoutes)
  .route('/', downloadRoutes)
  .route('/', insightRoutes)
  .route('/', siteRoutes)
  .route('/', contactRoutes)
  .route('/', metricRoutes)

/** What the web's typed client is made from. */
export type AppType = ReturnType<typeof mountApi>

const mountApi = () => createRouter().route('/api', api)

export function createApp(services: Services, webFolder: string) {
  const app = createRouter()
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(provide(services), requestLog, securityHeaders, clientAddress(services.config.trustedProxies))
  app.route('/', healthRoutes)
  app.route('/', metricsPage)
  app.use('/api/*', noStore, sameOrigin, smallBodies)
  app.use('/api/*', readSession(services.db), guard, limitWrites())
  app.use('/api/team-day', compressed)
  app.use('/api/statistics/*', compressed)
  app.route('/', mountApi())
  documentApi(app)
  app.all('/api/*', nothingHere)
  app.route('/', avatarFiles)
  app.route('/', crawlerFiles)
  app.route('/', securityTxt)
  app.route('/', webPages(webFolder, services.config.publicOrigin))
  return app
}

function documentApi(app: ReturnType<typeof createRouter>) {
  const document = apiDocument(app)
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
  c.header('Cache-Control', 'no-store')
  await next()
})

const nothingHere = () => {
  throw new Refusal('not-found')
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Refusal('too-large')
  },
})

/** Looking at a body means building a whole Request, which most requests never need: Node holds them to their length. */
const smallBodies = createMiddleware<AppEnv>((c, next) => {
  if (c.req.path === BOUNDS_ITS_BODY) return next()
  const length = c.req.header('Content-Length')
  const isKnown = length !== undefined && c.req.header('Transfer-Encoding') === undefined
  const isSmall = isKnown ? Number(length) <= MAX_BODY_BYTES : c.req.method === 'GET'
  return isSmall ? next() : limitBody(c, next)
})

const compressAll = compress()

/** Whoever asks for nothing is spared the copy of the reply that finding out costs. */
const compressed = createMiddleware<AppEnv>((c, next) => {
  c.header('Vary', 'Accept-Encoding')
  return c.req.header('Accept-Encoding') ? compressAll(c, next) : next()
})
