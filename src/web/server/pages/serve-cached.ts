import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerTime, counters } from '#platform/metrics/metrics.server.ts'
import { cachedPage, cachedOrRendered, type Page } from '#platform/cache/page-cache.server.ts'
import { answer, nameOfRoute, pageFromAnswer } from './answer-page.ts'
import { clientAddressFrom } from '../client-address.ts'
import { namedPolicy, namedTag } from '../policy/named-policy.ts'
import { countPage } from './count-page.ts'
import { inLowerLanguage, pageKey } from '../page-key.ts'
import { withRequestQuery } from './with-request-query.ts'
import { env } from '#platform/env.server.ts'

/** Answers from the page cache before any other code runs, so a cached page costs one Map lookup. False when it cannot answer the request. */
export function serveCached(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const key = keyOf(request)
  const page = key && cachedPage(key)
  if (!page) return false
  counters.pagesServed.inc({ from: 'cache' })
  send(page, request, response)
  return true
}

/** The cache key; undefined for personal pages and for requests to redirect to English (send-page.ts). */
function keyOf({ url = '/', headers }: IncomingMessage) {
  if (headers.cookie?.includes('luot_lang=en') && !/^\/en(\/|\.data|$|\?)/.test(url)) return
  // `//host/path` and `http://host/path` would be read as an address of another site.
  if (!/^\/(?!\/)/.test(url)) return
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  return inLowerLanguage(path) ? undefined : pageKey(path, at < 0 ? '' : url.slice(at))
}

function send(page: Page, request: IncomingMessage, response: ServerResponse) {
  countPage(request, page)
  const etag = namedTag(page.etag)
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ETag: etag, 'Cache-Control': page.headers['cache-control'] })
    response.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = page.bodies[encoding]
  const { location } = page.headers
  response.writeHead(page.status, {
    ...namedPolicy(page.headers),
    ...(location && { location: withRequestQuery(location, request.url!) }),
    ETag: etag,
    Vary: 'Accept-Encoding, Cookie',
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const encodingFor = (accepted = ''): 'br' | 'gzip' | 'identity' =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

/** Renders a public page once for all waiting requests, from a request without cookies, so nothing personal can get in. */
export async function renderCached(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const key = keyOf(request)
  if (!key || request.method !== 'GET') return false
  const page = await cachedOrRendered(key, async () => {
    const pageRequest = new Request(new URL(key, env.BASE_URL), {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const { pathname } = new URL(pageRequest.url)
    const end = answerTime.startTimer({ route: nameOfRoute(pathname) })
    const rendered = await pageFromAnswer(pathname, await answer(pageRequest, clientAddressFrom(request)))
    end({ status: rendered.status })
    return rendered
  })
  counters.pagesServed.inc({ from: 'render' })
  send(page, request, response)
  return true
}
