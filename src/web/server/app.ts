import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { disconnectedChannels } from '#platform/postgres/channel.server.ts'
import { isDatabaseAway } from '#platform/database-unavailable.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { probe } from '#platform/postgres/db.server.ts'
import { answerTime, registry } from '#platform/metrics/metrics.server.ts'
import { isMigrated } from '#platform/postgres/migrate.server.ts'
import { isSigned } from '#platform/secrets/secret.server.ts'
import { mostBackupBytes } from '#platform/backup/backup-line.ts'
import { maxAvatarBytes } from '#shop/identity/profile/avatar.ts'
import { mostImportBytes } from '#shop/imports/import.ts'
import { maxPhotoBytes } from '#shop/media/photo.ts'
import { mostStatementBytes } from '#shop/payments/settlements/statement-limits.ts'
import { readUnsubscription } from '#shop/notifications/preferences/unsubscribe-link.ts'
import { readUnwatch } from '#shop/notifications/preferences/unwatch-link.ts'
import { answer, finishAnswer, nameOfRoute } from './pages/answer-page.ts'
import { serveAvatar } from './files/serve-avatar.ts'
import { retrySeconds } from './pages/database-away-page.ts'
import { serveBackup } from './files/serve-backup.ts'
import { clientAddressOf } from './client-address.ts'
import { socialSandboxApp } from '#web/account/auth/stand-in/doors.server.ts'
import { pwnedSandboxApp } from '#web/account/auth/stand-in/pwned-passwords.server.ts'
import { choseEnglish } from '#web/shell/language/language-cookie.server.ts'
import { serveShareCard } from './cards/serve-share-card.ts'
import { countPage } from './pages/count-page.ts'
import { crawlRoutes } from './crawl/crawl-routes.ts'
import { handleCspReport, maxCspReport } from './policy/handle-csp-report.ts'
import { cspReportPath } from './policy/csp-report-path.ts'
import { findSandboxes, isPlayable } from '#gateways/sandboxes.server.ts'
import { noticeRoutes } from '#web/hooks/notice-door.server.ts'
import { namedPolicy } from './policy/named-policy.ts'
import { pathWithoutLanguage, localeOf } from './page-key.ts'
import { serveLiveStream } from './live/serve-live-stream.ts'
import { carrierRoutes } from '#web/hooks/carrier-doors.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { parseFormBody } from './requests/parse-form-body.ts'
import { isReadableJson } from './requests/is-readable-json.ts'
import { refuseBody } from './pages/refuse-body.ts'
import { serveReturnPicture, serveWorkOrderPicture } from './files/order-pictures.ts'
import { serveReviewPicture } from './files/serve-review-picture.ts'
import { staticFiles } from './files/static-files.ts'
import { servePicture } from './files/serve-picture.ts'
import { securityHeaders } from './policy/security-headers.ts'
import { limitRequests } from './requests/limit-requests.ts'
import { compressBody } from './requests/compress-body.ts'
import { maxVitals, handleVitals, vitalsPath } from './files/handle-vitals.ts'
import { stripNullCharacters, stripNullFromAddress } from './requests/strip-null-characters.ts'

/** Bodies of forms are small; files come by doors of their own. */
const maxBody = 256 * 1024
/** The doors for a person's picture and for photos of reviews, returns, work and goods, with room for what wraps the file. They read their own form, once they know who sends it. */
const pictureDoor =
  /^(\/en)?\/(profile\/avatar|product\/[^/]+\/review\/picture|orders\/[^/]+\/returns\/[^/]+\/picture|admin\/(?:work|products)\/[^/]+\/picture|admin\/media\/upload)(\.data)?$/
const maxPicture = Math.max(maxAvatarBytes, maxPhotoBytes) + 64 * 1024
/** The door for tables of prices and stock; it reads its own form, too. */
const importDoor = /^\/admin\/products\/import(\.data)?$/
/** The door for a backup that is brought back; larger ones are brought by hand (npm run restore). */
const restoreDoor = /^\/admin\/advanced\/backup(\.data)?$/
/** A carrier's statement comes as a file, and then once more as the text that was checked. */
const statementDoor = /^\/admin\/settlement(\.data)?$/
const bodyTypes = /^(?:(application\/json)|(application\/x-www-form-urlencoded|multipart\/form-data)) *(?:;|$)/i

export const app = new Hono()

app.use(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders()))
    if (!c.res.headers.has(name) && !(name === 'Content-Security-Policy' && c.res.headers.has(`${name}-Report-Only`)))
      c.res.headers.set(name, value)
})

/** Doors that are no pages. */
app.onError((error, c) => {
  log.error({ err: error, path: c.req.path }, 'door failed')
  if (!isDatabaseAway(error)) return c.text('Something went wrong', 500)
  return c.text('away for a moment', 503, { 'Retry-After': String(retrySeconds) })
})

app.get('/healthz', (c) => c.text('ok'))
app.get('/readyz', async (c) => {
  // Whoever cannot hear the others may show what is no longer true.
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
app.route('/', crawlRoutes)
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

/** The one door that takes forms of other sites: their senders sign. Nothing else lies below this address. */
app.route('/api/payments', noticeRoutes(clientAddressOf))

app.on(['TRACE', 'CONNECT'], '*', (c) => c.text('method not allowed', 405))
app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
  c.text('method not allowed', 405, { Allow: 'GET, HEAD, POST' }),
)

const limitTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })
/** For what people send: told in words. */
const roomOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuseBody(c, 'big') })
const [small, picture, table] = [roomOf(maxBody), roomOf(maxPicture), roomOf(mostImportBytes + 64 * 1024)]
const whole = roomOf(mostBackupBytes + 64 * 1024)
const statement = roomOf(mostStatementBytes + 64 * 1024)
const rooms = [
  [importDoor, table],
  [pictureDoor, picture],
  [restoreDoor, whole],
  [statementDoor, statement],
] as const
const roomFor = (path: string) => rooms.find(([door]) => door.test(path))?.[1] ?? small
/** Forms of the others are read once it is known who sends them. */
const readBefore = new Set([small, statement])

/** Servers and browsers by themselves, not forms, knock here; before the doors for forms. */
app.post(cspReportPath, limitTo(maxCspReport), (c) => handleCspReport(c, clientAddressOf(c)))
app.post(vitalsPath, limitTo(maxVitals), (c): Response | Promise<Response> =>
  isOurOwn(c.req.raw) ? handleVitals(c, clientAddressOf(c)) : c.text('cross-site request refused', 403),
)
app.route('/stand-in', socialSandboxApp)
app.route('/stand-in/pwned-passwords', pwnedSandboxApp)
app.route('/api/hooks', carrierRoutes(clientAddressOf))
/** What providers answer to servers, where their sandbox plays them: in demo mode, without keys of the merchant's own. */
app.all('/stand-in/:provider/*', (c, next) => {
  const provider = c.req.param('provider')
  if (!isPlayable(provider)) return next()
  return Promise.resolve(findSandboxes()?.answerAsProvider(provider, c.req.raw) ?? c.text('not found', 404))
})

app.use('*', limitRequests)

app.post(
  '*',
  (c, next) => roomFor(c.req.path)(c, next),
  async (c, next) => {
    if (!isOurOwn(c.req.raw) && !isOneClick(c.req.raw)) return c.text('cross-site request refused', 403)
    const [, json, form] = bodyTypes.exec(c.req.header('content-type') ?? '') ?? []
    if (!form && !(json && /^(\/en)?\/api\//.test(c.req.path))) return c.text('unsupported media type', 415)
    if (json && !(await isReadableJson(c.req.raw))) return refuseBody(c, 'unreadable')
    if (!form || !readBefore.has(roomFor(c.req.path))) return next()
    const sent = await parseFormBody(c.req.raw)
    if (!sent) return refuseBody(c, 'unreadable')
    c.req.raw = stripNullCharacters(c.req.raw, sent)
    return next()
  },
)

app.all('*', async (c) => {
  c.req.raw = stripNullFromAddress(c.req.raw)
  const url = new URL(c.req.url)
  const moved = redirection(url, c.req.raw)
  if (moved) return c.body(null, 302, { Location: moved, 'Cache-Control': 'no-store' })
  const end = answerTime.startTimer({ route: nameOfRoute(url.pathname, c.req.method) })
  const answered = await answer(c.req.raw, clientAddressOf(c))
  const done = await finishAnswer(answered)
  end({ status: done.status })
  countPage((c.env as { incoming: IncomingMessage }).incoming, { status: done.status, tags: answered.tags })
  const headers = new Headers(namedPolicy(done.headers))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  for (const cookie of done.cookies) headers.append('Set-Cookie', cookie)
  if (c.req.method === 'HEAD' || done.status === 204 || done.status === 304)
    return new Response(null, { status: done.status, headers })
  const { body, encoding } = compressBody(done.body, c.req.header('accept-encoding'))
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(body), { status: done.status, headers })
})

/** A form of this shop, by the browser's own word: Origin equal to our address, or a same-origin fetch. */
function isOurOwn(request: Request) {
  const origin = request.headers.get('origin')
  if (origin) return origin === new URL(env.BASE_URL).origin || origin === new URL(request.url).origin
  const site = request.headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}

/** RFC 8058: the reader's mail provider turns a topic off for them. It has no Origin and no cookie; the signed link alone says whom it is for. */
function isOneClick({ url, headers }: Request) {
  const { pathname, searchParams } = new URL(url)
  const [, door] = /^(?:\/en)?\/(unsubscribe|unwatch)$/.exec(pathname) ?? []
  if (headers.has('origin') || headers.has('cookie') || !door) return false
  return (door === 'unwatch' ? readUnwatch(searchParams) : readUnsubscription(searchParams)) !== undefined
}

/** Who chose English and opens an unprefixed page is sent to its twin; staff screens have no twin; nobody else is redirected (docs/reference/product.md 1). */
function redirection(url: URL, { method, headers }: Request) {
  const path = url.pathname
  if (method !== 'GET') return
  if (/^\/en\/(admin|moderation)(\/|$)/.test(path)) return pathWithoutLanguage(path) + url.search
  if (localeOf(path) === 'en' || /\.data$|^\/(admin|moderation|api|__manifest)(\/|$)/.test(path)) return
  if (choseEnglish(headers.get('cookie')) && isForPage(headers)) return `/en${path === '/' ? '' : path}${url.search}`
}

/** A page that is opened. Asked for by the service worker it has no destination any more, but it still wants HTML, which scripts never ask for. */
function isForPage(headers: Headers) {
  const dest = headers.get('sec-fetch-dest')
  if (dest === 'empty') return /\btext\/html\b/.test(headers.get('accept') ?? '')
  return dest === null || dest === 'document'
}
