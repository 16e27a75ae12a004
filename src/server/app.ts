import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { readSession } from './auth/current-session.ts'
import { ownAbsenceRoutes } from './features/absence/own-routes.ts'
import { absenceRoutes } from './features/absence/routes.ts'
import { accountExportRoutes } from './features/account-export/routes.ts'
import { accountDeletionRoutes } from './features/account-settings/deletion-routes.ts'
import { accountSettingsRoutes } from './features/account-settings/routes.ts'
import { sessionsRoutes } from './features/account-settings/session-routes.ts'
import { twoFactorRoutes } from './features/account-settings/two-factor-routes.ts'
import { accountRoutes } from './features/account/routes.ts'
import { athleteRoutes } from './features/athlete/routes.ts'
import { sessionRoutes } from './features/auth-session/routes.ts'
import { avatarFiles, avatarRoutes } from './features/avatar/routes.ts'
import { correctionRoutes } from './features/check-in/correction/routes.ts'
import { dayRoutes } from './features/check-in/routes.ts'
import { consentRoutes } from './features/consent/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { dayReplyRoutes } from './features/day-reply/routes.ts'
import { digestRoutes } from './features/digest/routes.ts'
import { followUpRoutes } from './features/follow-up/routes.ts'
import { formStatusRoutes } from './features/form-window/routes.ts'
import { groupRoutes } from './features/group/routes.ts'
import { ownProblemRoutes } from './features/health-problem/own-routes.ts'
import { problemRoutes } from './features/health-problem/routes.ts'
import { seasonRoutes } from './features/health-problem/season-routes.ts'
import { insightRoutes } from './features/insight/routes.ts'
import { standingOutRoutes } from './features/insight/standing-out-routes.ts'
import { invitationRoutes } from './features/invitation/routes.ts'
import { languageOfInvitation } from './features/join/queries.ts'
import { joinRoutes } from './features/join/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { managerRoutes } from './features/manager/routes.ts'
import { metricRoutes } from './features/metric/routes.ts'
import { passwordRoutes } from './features/password/routes.ts'
import { recordViewRoutes } from './features/record-view/routes.ts'
import { nudgeRoutes } from './features/reminder/nudge-routes.ts'
import { reminderRoutes } from './features/reminder/routes.ts'
import { oneClickUnsubscribe, unsubscribeRoutes } from './features/reminder/unsubscribe-routes.ts'
import { pushRoutes } from './features/push/routes.ts'
import { siteRoutes } from './features/site/routes.ts'
import { downloadRoutes } from './features/statistics/download-routes.ts'
import { statisticsRoutes } from './features/statistics/routes.ts'
import { staffAcceptanceRoutes } from './features/staff/acceptance-routes.ts'
import { staffRoutes } from './features/staff/routes.ts'
import { teamDayRoutes } from './features/team-day/routes.ts'
import { teamRoutes } from './features/team/routes.ts'
import { limitWrites } from './http/limit-writes.ts'
import { metricsPage } from './http/metrics-page.ts'
import { apiDocsPage, apiDocument } from './http/api-docs.ts'
import type { AppEnv, Services } from './http/app-env.ts'
import { clientAddress } from './http/client-address.ts'
import { onError, onNotFound } from './errors.ts'
import { guard } from './http/guard.ts'
import { crawlerFiles } from './http/public-pages.ts'
import { readerLocale } from './http/reader-locale.ts'
import { Refusal } from './http/refusal.ts'
import { requestLog } from './http/request-log.ts'
import { createRouter } from './http/router.ts'
import { sameOrigin } from './http/same-origin.ts'
import { pagePolicy, securityHeaders } from './http/security-headers.ts'
import { webPages } from './http/web-pages.ts'
import { whenAsked } from './process/when-asked.ts'
import { healthRoutes, securityTxt } from './http/well-known.ts'

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
  .route('/', teamRoutes)
  .route('/', staffRoutes)
  .route('/', staffAcceptanceRoutes)
  .route('/', managerRoutes)
  .route('/', athleteRoutes)
  .route('/', invitationRoutes)
  .route('/', joinRoutes)
  .route('/', consentRoutes)
  .route('/', recordViewRoutes)
  .route('/', liveRoutes)
  .route('/', formStatusRoutes)
  .route('/', dayRoutes)
  .route('/', correctionRoutes)
  .route('/', dayReplyRoutes)
  .route('/', followUpRoutes)
  .route('/', teamDayRoutes)
  .route('/', statisticsRoutes)
  .route('/', downloadRoutes)
  .route('/', insightRoutes)
  .route('/', standingOutRoutes)
  .route('/', siteRoutes)
  .route('/', contactRoutes)
  .route('/', metricRoutes)
  .route('/', groupRoutes)
  .route('/', reminderRoutes)
  .route('/', nudgeRoutes)
  .route('/', digestRoutes)
  .route('/', unsubscribeRoutes)
  .route('/', pushRoutes)
  .route('/', absenceRoutes)
  .route('/', ownAbsenceRoutes)
  .route('/', problemRoutes)
  .route('/', ownProblemRoutes)
  .route('/', seasonRoutes)

/** What the web's typed client is made from. */
export type AppType = ReturnType<typeof mountApi>

const mountApi = () => createRouter().route('/api', api)

export function createApp(services: Services, webFolder: string) {
  const app = createRouter()
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(
    provide(services),
    partWhenLeaving,
    requestLog,
    securityHeaders,
    clientAddress(services.config.trustedProxies),
  )
  app.route('/', healthRoutes)
  app.route('/', metricsPage)
  app.use('/api/*', noStore, sameOrigin, smallBodies)
  app.use('/api/*', readSession(services.db), readerLocale, guard, limitWrites())
  app.use('/api/teams/:teamId/day', compressed)
  app.use('/api/teams/:teamId/absences', compressed)
  app.use('/api/teams/:teamId/problems', compressed)
  app.use('/api/teams/:teamId/statistics/*', compressed)
  app.use('/api/statistics/*', compressed)
  app.route('/', mountApi())
  documentApi(app)
  app.all('/api/*', nothingHere)
  app.route('/', oneClickUnsubscribe)
  app.route('/', avatarFiles)
  app.route('/', crawlerFiles)
  app.route('/', securityTxt)
  app.route('/', webPages(webFolder, services.config.publicOrigin, languageOfInvitation(services.db)))
  return app
}

/** Few ever ask for it, and to make it takes a tenth of a start. */
function documentApi(app: ReturnType<typeof createRouter>) {
  const document = whenAsked(() => apiDocument(app))
  const page = whenAsked(() => apiDocsPage(document()))
  app.get('/api/openapi.json', (c) => c.json(document()))
  app.get('/api/docs', (c) => c.html(page(), 200, pagePolicy(page())))
}

/** What runs at every request reads these by `c.get`: `c.var` copies them all each time it is asked. */
function provide(services: Services) {
  const entries = Object.entries(services) as [keyof Services, Services[keyof Services]][]
  return createMiddleware<AppEnv>((c, next) => {
    for (const [name, service] of entries) c.set(name, service)
    return next()
  })
}

/** A proxy would send its next request on a line that is closed in the same moment. */
const partWhenLeaving = createMiddleware<AppEnv>((c, next) => {
  if (c.get('leaving').hasBegun) c.header('Connection', 'close')
  return next()
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

/** For a client that names no encoding, compress() would copy the reply for nothing. */
const compressed = createMiddleware<AppEnv>((c, next) => {
  c.header('Vary', 'Accept-Encoding')
  return c.req.header('Accept-Encoding') ? compressAll(c, next) : next()
})
