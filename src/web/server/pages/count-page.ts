import type { IncomingMessage } from 'node:http'
import { pageKindOf } from '#shop/analytics/counted-action.ts'
import { noteStep, countAction } from '#shop/analytics/count-action.ts'
import { env } from '#platform/env.server.ts'
import { visitorIn } from '#web/shell/consent/visitor-cookie.server.ts'
import { plainPath } from '../page-key.ts'

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Answered = { status: number; tags: readonly string[] }

/** Robots that name themselves; a client without a User-Agent counts as one. */
const robot =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl\/|wget|python|go-http|java\/|axios|node|undici|monitor|uptime/i

/**
 * Counts an answered page here, before routing, since most pages come from the cache and reach no route. A page is counted whether it was opened
 * or reached by client navigation (`.data`), but not when it is only fetched again (a reload or a revalidation).
 */
export function countPage({ method, url = '/', headers }: PageRequest, { status, tags }: Answered) {
  if (method !== 'GET' || status !== 200) return
  const [path = '/'] = url.split('?')
  const kind = pageKindOf(plainPath(path))
  if (!kind || isMachine(headers)) return
  const isData = path.endsWith('.data')
  if (isData ? isSamePage(path, headers.referer) : isReload(headers)) return
  const visitor = visitorIn(headers.cookie)
  countAction('page', kind)
  if (!isData && isFromOutside(headers)) countAction('visit')
  noteStep(visitor, 'visit')
  if (kind === 'checkout') noteStep(visitor, 'checkout')
  const product = kind === 'product' && tags.find((tag) => tag.startsWith('product:'))?.slice('product:'.length)
  if (!product) return
  countAction('product', product)
  noteStep(visitor, 'product')
}

const isMachine = (headers: PageRequest['headers']) =>
  !headers['user-agent'] ||
  robot.test(headers['user-agent']) ||
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)

const isReload = (headers: PageRequest['headers']) => /max-age=0|no-cache/.test(headers['cache-control'] ?? '')

const isSamePage = (path: string, referer: string | undefined) =>
  Boolean(referer && URL.canParse(referer) && plainPath(new URL(referer).pathname) === plainPath(path))

/** Browsers send Sec-Fetch-Site; for older ones the Referer tells. */
function isFromOutside(headers: PageRequest['headers']) {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin'
  const { referer, host } = headers
  if (!referer || !URL.canParse(referer)) return true
  const from = new URL(referer)
  return from.host !== host && from.origin !== new URL(env.BASE_URL).origin
}
