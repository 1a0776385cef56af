import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { env } from '#platform/env.server.ts'
import { store } from '#platform/db.server.ts'
import { answerTime, registry } from '#platform/metrics.server.ts'
import { isMigrated } from '#platform/migrate.server.ts'
import { isSigned } from '#platform/secret.server.ts'
import { maxAvatarBytes } from '#shop/identity/avatar.ts'
import { readUnsubscription } from '#shop/notifications/unsubscribe-link.ts'
import { readUnwatch } from '#shop/notifications/unwatch-link.ts'
import { maxPictureBytes } from '#shop/reviews/review.ts'
import { answer, finished } from './answer-page.ts'
import { avatars } from './avatars.ts'
import { addressOf } from './client-address.ts'
import { standIns } from './account/auth/stand-in/doors.server.ts'
import { bare, localeOf } from './page-key.ts'
import { liveDoor } from './live/live-door.ts'
import { isReadableForm } from './readable-form.ts'
import { reviewPictures } from './review-pictures.ts'
import { staticFiles } from './static-files.ts'
import { pictures } from './pictures.ts'
import { safetyHeaders } from './safety-headers.ts'
import { squeeze } from './squeeze.ts'

/** Bodies of forms are small; files come by doors of their own. */
const maxBody = 256 * 1024
/** The doors for a person's picture and for photos of a review, with room for what wraps the file. They read their own form, once they know who sends it. */
const pictureDoor = /^(\/en)?\/(profile\/avatar|product\/[^/]+\/review\/picture)(\.data)?$/
const maxPicture = Math.max(maxAvatarBytes, maxPictureBytes) + 64 * 1024
const bodyTypes = /^(?:(application\/json)|(application\/x-www-form-urlencoded|multipart\/form-data)) *(?:;|$)/i

export const app = new Hono()

app.use(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(safetyHeaders()))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
})

app.get('/healthz', (c) => c.text('ok'))
app.get('/readyz', async (c) =>
  (await isMigrated(store).catch(() => false)) ? c.text('ok') : c.text('not ready', 503),
)
app.get('/metrics', async (c) => {
  const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
  const allowed = env.METRICS_TOKEN ? token === env.METRICS_TOKEN : isSigned('metrics', 'metrics', token)
  if (!allowed) return c.text('not found', 404)
  return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
})

app.get('/assets/*', staticFiles)
app.get('/pictures/*', staticFiles)
app.get('/favicon.svg', staticFiles)
app.get('/robots.txt', staticFiles)
app.get('/media/:name', pictures)
app.get('/avatars/:name', avatars)
app.get('/review-pictures/:name', reviewPictures)
app.get('/api/live', liveDoor)

app.on(['TRACE', 'CONNECT'], '*', (c) => c.text('method not allowed', 405))
app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (c) =>
  c.text('method not allowed', 405, { Allow: 'GET, HEAD, POST' }),
)

const limitTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })
const [small, picture] = [limitTo(maxBody), limitTo(maxPicture)]

/** Servers, not forms, knock here; before the doors for forms. */
app.route('/stand-in', standIns)

app.post(
  '*',
  (c, next) => (pictureDoor.test(c.req.path) ? picture : small)(c, next),
  async (c, next) => {
    if (!isOurOwn(c.req.raw) && !isOneClick(c.req.raw)) return c.text('cross-site request refused', 403)
    const [, json, form] = bodyTypes.exec(c.req.header('content-type') ?? '') ?? []
    if (!form && !(json && /^(\/en)?\/api\//.test(c.req.path))) return c.text('unsupported media type', 415)
    if (form && !pictureDoor.test(c.req.path) && !(await isReadableForm(c.req.raw)))
      return c.text('this form cannot be read', 400)
    return next()
  },
)

app.all('*', async (c) => {
  const url = new URL(c.req.url)
  const moved = redirection(url, c.req.header('cookie') ?? '', c.req.method, c.req.header('sec-fetch-dest'))
  if (moved) return c.body(null, 302, { Location: moved, 'Cache-Control': 'no-store' })
  const end = answerTime.startTimer({ kind: 'page' })
  const done = await finished(await answer(c.req.raw, addressOf(c)))
  end({ status: done.status })
  const headers = new Headers(done.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  for (const cookie of done.cookies) headers.append('Set-Cookie', cookie)
  if (c.req.method === 'HEAD' || done.status === 204 || done.status === 304)
    return new Response(null, { status: done.status, headers })
  const { body, encoding } = squeeze(done.body, c.req.header('accept-encoding'))
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

/** Who chose English and opens an unprefixed page is sent to its twin; staff screens have no twin; nobody else is redirected (PRODUCT 1). */
function redirection(url: URL, cookie: string, method: string, dest: string | undefined) {
  const path = url.pathname
  if (method !== 'GET') return
  if (/^\/en\/(admin|moderation)(\/|$)/.test(path)) return bare(path) + url.search
  if (localeOf(path) === 'en' || /\.data$|^\/(admin|moderation|api|__manifest)(\/|$)/.test(path)) return
  const choseEnglish = /(?:^|;\s*)luot_lang=en(?:;|$)/.test(cookie)
  if (choseEnglish && (dest === 'document' || dest === undefined)) return `/en${path === '/' ? '' : path}${url.search}`
}
