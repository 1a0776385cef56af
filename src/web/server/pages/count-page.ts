import type { IncomingMessage } from 'node:http'
import { pageKindOf } from '#shop/analytics/counted-action.ts'
import { noteStep, countAction } from '#shop/analytics/count-action.ts'
import { env } from '#platform/env.server.ts'
import { visitorIn } from '#web/shell/consent/visitor-cookie.server.ts'
import { pathWithoutLanguage } from '../page-key.ts'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Answered = { status: number; tags: readonly string[] }

/** Machines that say so of themselves; whoever sends no name at all is one. */
const robot =
  /bot\b|bots\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|curl\/|wget|python|go-http|java\/|axios|node|undici|monitor|uptime/i

/**
 * Counts a page that was answered, at the door: most pages come from memory and nothing behind the door sees them. A page is counted whether it was opened
 * or gone to within the shop (`.data`), and not when it is only asked for anew (a reload, or the router reading its own page again).
 */
export function countPage({ method, url = '/', headers }: Asked, { status, tags }: Answered) {
  if (method !== 'GET' || status !== 200) return
  const [path = '/'] = url.split('?')
  const kind = pageKindOf(pathOf(path))
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

/** `/en/shop.data` and `/shop` are the same page. */
const pathOf = (path: string) => pathWithoutLanguage(path.replace(/(\/_)?\.data$/, '') || '/') || '/'

const isMachine = (headers: Asked['headers']) =>
  !headers['user-agent'] ||
  robot.test(headers['user-agent']) ||
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`)

const isReload = (headers: Asked['headers']) => /max-age=0|no-cache/.test(headers['cache-control'] ?? '')

const isSamePage = (path: string, referer: string | undefined) =>
  Boolean(referer && URL.canParse(referer) && pathOf(new URL(referer).pathname) === pathOf(path))

/** Browsers say where a page was asked from; of older ones the address of the page before tells it. */
function isFromOutside(headers: Asked['headers']) {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin'
  const { referer, host } = headers
  if (!referer || !URL.canParse(referer)) return true
  const from = new URL(referer)
  return from.host !== host && from.origin !== new URL(env.BASE_URL).origin
}
