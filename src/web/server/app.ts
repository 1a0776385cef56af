import { Hono } from 'hono'
import { disconnectedChannels } from '#platform/postgres/channel.server.ts'
import { isDatabaseAway } from '#platform/database-unavailable.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { probe } from '#platform/postgres/db.server.ts'
import { registry } from '#platform/metrics/metrics.server.ts'
import { isMigrated } from '#platform/postgres/migrate.server.ts'
import { isSigned } from '#platform/secrets/secret.server.ts'
import { serveAvatar } from './files/serve-avatar.ts'
import { QueueFullError } from '#kit/limit-concurrency.ts'
import { busyAnswer } from './pages/busy-answer.ts'
import { retrySeconds } from './pages/unavailable-page.ts'
import { serveBackup } from './files/serve-backup.ts'
import { clientAddressOf } from './client-address.ts'
import { serveShareCard } from './cards/serve-share-card.ts'
import { crawlRoutes } from './crawl/crawl-routes.ts'
import { handleCspReport, maxCspReport } from './policy/handle-csp-report.ts'
import { cspReportPath } from './policy/csp-report-path.ts'
import { findSandboxes, isPlayable } from '#gateways/sandboxes.server.ts'
import { noticeRoutes } from '#web/hooks/notice-routes.server.ts'
import { serveLiveStream } from './live/serve-live-stream.ts'
import { carrierRoutes } from '#web/hooks/carrier-routes.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { serveReturnPicture, serveWorkOrderPicture } from './files/order-pictures.ts'
import { serveReviewPicture } from './files/serve-review-picture.ts'
import { staticFiles } from './files/static-files.ts'
import { servePicture } from './files/serve-picture.ts'
import { securityHeaders } from './policy/security-headers.ts'
import { limitRequests } from './requests/limit-requests.ts'
import { maxVitals, handleVitals, vitalsPath } from './files/handle-vitals.ts'
import { acceptPost, limitBody, limitForm, onlyOurOwn } from './requests/accept-post.ts'
import { sendPage } from './pages/send-page.ts'

export const app = new Hono()

app.use(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders()))
    if (!c.res.headers.has(name) && !(name === 'Content-Security-Policy' && c.res.headers.has(`${name}-Report-Only`)))
      c.res.headers.set(name, value)
})

/** Errors of routes that are not pages, and of pages whose rendering had not begun. */
app.onError(async (error, c) => {
  if (error instanceof QueueFullError) {
    const { status, headers, body } = await busyAnswer(c.req.method, c.req.path)
    return new Response(new Uint8Array(body), { status, headers })
  }
  log.error({ err: error, path: c.req.path }, 'request failed')
  if (!isDatabaseAway(error)) return c.text('Something went wrong', 500)
  return c.text('away for a moment', 503, { 'Retry-After': String(retrySeconds) })
})

app.get('/healthz', (c) => c.text('ok'))
app.get('/readyz', async (c) => {
  // A process that does not receive the messages of others may serve stale pages.
  const channels = disconnectedChannels()
  if (channels.length) return c.text(`deaf: ${channels.join(', ')}`, 503)
  return (await isMigrated(probe).catch(() => false)) ? c.text('ok') : c.text('not ready', 503)
})
app.get('/metrics', async (c) => {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
  const allowed = env.METRICS_TOKEN ? token === env.METRICS_TOKEN : isSigned('metrics', 'metrics', token)
  if (!allowed) return c.text('not found', 404)
  return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
})

app.get('/assets/*', staticFiles)
app.get('/pictures/*', staticFiles)
app.get('/models/*', staticFiles)
for (const name of ['favicon.svg', 'icon-192.png', 'icon-512.png', 'maskable-512.png', 'touch-180.png'])
  app.get(`/${name}`, staticFiles)
app.route('/', offlineRoutes)
app.get('/media/:name', servePicture)
app.get('/cards/:locale/shop.jpg', serveShareCard)
app.get('/cards/:locale/:kind/:name', serveShareCard)
app.get('/avatars/:name', serveAvatar)
app.get('/review-pictures/:name', serveReviewPicture)
app.get('/return-pictures/:name', serveReturnPicture)
app.get('/work-pictures/:name', serveWorkOrderPicture)
app.get('/api/live', serveLiveStream)
app.get('/admin/advanced/backup/file', serveBackup)

/** The only routes that accept POSTs of other sites, since providers sign their notices. This address has no other routes. */
app.route('/api/payments', noticeRoutes(clientAddressOf))

app.on(['TRACE', 'CONNECT'], '*', (c) => c.text('method not allowed', 405))
app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
  c.text('method not allowed', 405, { Allow: 'GET, HEAD, POST' }),
)

/** Sent by servers and browsers by themselves, not by forms. */
app.post(cspReportPath, limitBody(maxCspReport), (c) => handleCspReport(c, clientAddressOf(c)))
app.post(vitalsPath, limitBody(maxVitals), onlyOurOwn, (c) => handleVitals(c, clientAddressOf(c)))
app.route('/api/hooks', carrierRoutes(clientAddressOf))
/** Sandbox versions of the providers' server APIs: in demo mode, without keys of the merchant's own. */
app.all('/sandbox/:provider/:rest{.+}', (c, next) => {
  const provider = c.req.param('provider')
  if (!isPlayable(provider)) return next()
  return Promise.resolve(findSandboxes()?.answerAsProvider(provider, c.req.raw) ?? c.text('not found', 404))
})

/** Files for robots, and pages. The body limits of pages are in policy/body-limits.ts. */
app.use('*', limitRequests)
app.route('/', crawlRoutes)
app.post('*', limitForm, acceptPost)
app.all('*', sendPage)
