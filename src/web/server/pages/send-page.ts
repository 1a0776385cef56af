import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { pathIn } from '#kit/localized.ts'
import { answerTime } from '#platform/metrics/metrics.server.ts'
import { choseEnglish } from '#web/shell/language/language-cookie.server.ts'
import { clientAddressOf } from '../client-address.ts'
import { inLowerLanguage, localeOf, pathWithoutLanguage } from '../page-key.ts'
import { namedPolicy } from '../policy/named-policy.ts'
import { stripNullFromAddress } from '../strip-null-characters.ts'
import { answer, finishAnswer, nameOfRoute } from './answer-page.ts'
import { countPage } from './count-page.ts'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Answers pages and the data requests of their scripts. */
export async function sendPage(c: Context) {
  c.req.raw = stripNullFromAddress(c.req.raw)
  const url = new URL(c.req.url)
  const lowered = ['GET', 'HEAD'].includes(c.req.method) && inLowerLanguage(url.pathname)
  if (lowered) return c.body(null, 301, { Location: lowered + url.search, 'Cache-Control': 'no-store' })
  const moved = redirection(url, c.req.raw)
  if (moved) return c.body(null, 302, { Location: moved, 'Cache-Control': 'no-store' })
  const end = answerTime.startTimer({ route: nameOfRoute(url.pathname, c.req.method) })
  const answered = await answer(c.req.raw, clientAddressOf(c))
  const finished = await finishAnswer(answered)
  end({ status: finished.status })
  countPage((c.env as { incoming: IncomingMessage }).incoming, { status: finished.status, tags: answered.tags })
  const headers = new Headers(namedPolicy(finished.headers))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  for (const cookie of finished.cookies) headers.append('Set-Cookie', cookie)
  if (c.req.method === 'HEAD' || finished.status === 204 || finished.status === 304)
    return new Response(null, { status: finished.status, headers })
  const { body, encoding } = compressBody(finished.body, c.req.header('accept-encoding'))
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(body), { status: finished.status, headers })
}

/** Redirects people who chose English from an unprefixed page to its English one. Staff pages have none; nobody else is redirected (docs/reference/product.md 1). */
function redirection(url: URL, { method, headers }: Request) {
  const path = url.pathname
  if (method !== 'GET') return
  const bare = pathWithoutLanguage(path)
  if (bare !== path && /^\/(admin|moderation)(\/|$)/i.test(bare)) return bare + url.search
  if (localeOf(path) === 'en' || /\.data$|^\/(admin|moderation|api|__manifest)(\/|$)/i.test(path)) return
  if (choseEnglish(headers.get('cookie')) && isForPage(headers)) return pathIn('en', path + url.search)
}

/** Whether the request opens a page. A request from the service worker has lost its destination but still accepts HTML, which scripts never do. */
function isForPage(headers: Headers) {
  const dest = headers.get('sec-fetch-dest')
  if (dest === 'empty') return /\btext\/html\b/.test(headers.get('accept') ?? '')
  return dest === null || dest === 'document'
}

/** Below this size compression costs more than it saves. */
const minBytes = 1_000
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** A personal page is compressed once, for one person: quickly. */
function compressBody(body: Buffer, accepted = ''): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (body.length < minBytes) return { body }
  if (/\bbr\b/.test(accepted)) return { body: brotliCompressSync(body, quickly), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: gzipSync(body, { level: 2 }), encoding: 'gzip' }
  return { body }
}
