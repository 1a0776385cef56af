import type { Context, Next } from 'hono'
import { allLimits, requestRates, type RequestRate } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { secondsToSlow } from '#platform/limits/rate.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { peekSession } from '#shop/identity/sessions/peek-session.ts'
import { isStaff } from '#shop/identity/staff/is-staff.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { countMessage } from '#kit/count-message.ts'
import { m } from '#words/messages.js'
import { clientAddressOf } from '../client-address.ts'
import { plainPath } from '../page-key.ts'
import { refuseInWords } from '../pages/refuse-body.ts'

const cart = /^\/api\/cart$/
/** Posts that do not touch stock or money, sign in or send email; and staff posts, which have a limit of their own. */
const light = /^\/(api\/.+|admin(\/.+)?|language|cart)$/
const search = /^\/(search|api\/suggest)$/
/** Files for robots, for which the catalogue is read anew each time: they are sent as they are read, so that none is kept in memory. */
const feeds = /^\/(feeds|sitemaps)\//

/** Limits requests of one client before a body is read or a page rendered, so that it cannot use up the processor. People do not reach the limit; if one does, what was typed is kept. */
export async function limitRequests(c: Context, next: Next) {
  const network = networkOf(clientAddressOf(c))
  for (const rate of ratesFor(c.req)) {
    const { seconds, isFirst } = await secondsToSlow(rate, network)
    if (!seconds) continue
    if ((rate === requestRates.posts || rate === requestRates.forms) && (await isWithinStaff(c.req.raw.headers)))
      continue
    if (isFirst) await noteFlood(c, network, rate)
    return refuseInWords(c, {
      status: 429,
      title: m.error_too_many_title,
      text: (_, options) => countMessage(seconds, [m.error_too_many_text_one, m.error_too_many_text], options),
      headers: { 'Retry-After': String(seconds) },
    })
  }
  return next()
}

function ratesFor({ method, path: sent }: Context['req']): RequestRate[] {
  const path = plainPath(sent)
  const rates: RequestRate[] = method === 'POST' ? [requestRates.posts] : []
  if (method === 'POST' && !light.test(path)) rates.push(requestRates.forms)
  if (cart.test(path)) rates.push(requestRates.cart)
  if (search.test(path)) rates.push(requestRates.search)
  if (feeds.test(path)) rates.push(requestRates.feeds)
  return rates
}

/** Staff sessions looked up within the last minute, by their cookies. */
const usersByCookie = new Map<string, { userId: string; until: number }>()
const maxUsers = 200

async function isWithinStaff(headers: Headers) {
  const cookies = headers.get('cookie')
  const userId = cookies && (await staffOf(cookies, headers))
  return Boolean(userId) && (await secondsToSlow(requestRates.postsOfStaff, userId as string)).seconds === 0
}

async function staffOf(cookies: string, headers: Headers) {
  const cached = usersByCookie.get(cookies)
  if (cached && cached.until > Date.now()) return cached.userId
  // A flood of forged cookies must not cause a lookup for each of them.
  if ((await secondsToSlow(requestRates.staffLookUps, 'all')).seconds) return undefined
  const session = await peekSession(headers).catch(() => undefined)
  if (!session || !(await isStaff(db, staff(session.userId)))) return undefined
  if (usersByCookie.size >= maxUsers) usersByCookie.clear()
  usersByCookie.set(cookies, { userId: session.userId, until: Date.now() + 60_000 })
  return session.userId
}

async function noteFlood(c: Context, network: string, { name, max }: RequestRate) {
  try {
    if (await secondsToWait(db, allLimits.note, `posts-flood|${network}`)) return
    await recordSecurityEvent(db, {
      type: 'posts-flood',
      severity: 'medium',
      message: 'More requests in a minute than a person makes',
      details: { limit: name, max, path: c.req.path },
      ip: clientAddressOf(c),
      userAgent: c.req.header('user-agent'),
    })
  } catch (error) {
    log.error({ err: error }, 'security event')
  }
}
