import type { Context, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { env } from '#platform/env.server.ts'
import { readStopReminders, readToolLink } from '#shop/notifications/preferences/tool-link.ts'
import { readUnsubscription } from '#shop/notifications/preferences/unsubscribe-link.ts'
import { readUnwatch } from '#shop/notifications/preferences/unwatch-link.ts'
import { routeOf } from '../pages/answer-page.ts'
import { refuseBody } from '../pages/refuse-body.ts'
import { bodyLimitOf } from '../policy/body-limits.ts'
import { isReadableJson } from './is-readable-json.ts'
import { parseFormBody } from './parse-form-body.ts'
import { stripNullCharacters } from '../strip-null-characters.ts'

/** For bodies sent by programs: a bare status text. */
export const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })

/** For bodies sent by people: a refusal in their language. */
export const limitForm = (c: Context, next: Next) =>
  bodyLimit({ maxSize: bodyLimitOf(routeOf(c.req.path)).bytes, onError: (over) => refuseBody(over, 'big') })(c, next)

const bodyTypes = /^(?:(application\/json)|(application\/x-www-form-urlencoded|multipart\/form-data)) *(?:;|$)/i

/** Accepts forms of this shop's own pages, and JSON below /api; refuses bodies that cannot be parsed. */
export async function acceptPost(c: Context, next: Next) {
  if (!isOurOwn(c.req.raw) && !isOneClick(c.req.raw)) return refuseForeign(c)
  const [, json, form] = bodyTypes.exec(c.req.header('content-type') ?? '') ?? []
  if (!form && !(json && /^(\/en)?\/api\//.test(c.req.path))) return c.text('unsupported media type', 415)
  if (json && !(await isReadableJson(c.req.raw))) return refuseBody(c, 'unreadable')
  if (!form || bodyLimitOf(routeOf(c.req.path)).readsItself) return next()
  const sent = await parseFormBody(c.req.raw)
  if (!sent) return refuseBody(c, 'unreadable')
  c.req.raw = stripNullCharacters(c.req.raw, sent)
  return next()
}

/** For requests of our own scripts outside of page routes. */
export const onlyOurOwn = (c: Context, next: Next) => (isOurOwn(c.req.raw) ? next() : refuseForeign(c))

const refuseForeign = async (c: Context) => c.text('cross-site request refused', 403)

/** Whether the browser says that the form is ours: Origin equals our address, or a same-origin fetch. */
function isOurOwn(request: Request) {
  const origin = request.headers.get('origin')
  if (origin) return origin === new URL(env.BASE_URL).origin || origin === new URL(request.url).origin
  const site = request.headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}

/** RFC 8058: the reader's mail provider unsubscribes for them. The request has no Origin and no cookie; the signed link identifies the reader. */
function isOneClick({ url, headers }: Request) {
  const { pathname, searchParams } = new URL(url)
  const [, action] = /^(?:\/en)?\/(unsubscribe|unwatch|fit|tools\/reminder)$/.exec(pathname) ?? []
  if (headers.has('origin') || headers.has('cookie') || !action) return false
  return oneClickLinks[action as keyof typeof oneClickLinks](searchParams) !== undefined
}

/** Of the links to fit questions and reminders only those that end them are for a mail program. */
const endsIt = (target: 'fit' | 'reminder') => (params: URLSearchParams) =>
  params.has('stop') ? readToolLink(target, params) : undefined
const oneClickLinks = {
  unsubscribe: readUnsubscription,
  unwatch: readUnwatch,
  fit: endsIt('fit'),
  'tools/reminder': (params: URLSearchParams) => readStopReminders(params) ?? endsIt('reminder')(params),
}
