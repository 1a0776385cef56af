import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Locale } from '#kit/localized.ts'
import { logBug } from '#platform/log.server.ts'
import { makePage, type Page } from '#platform/page-cache.server.ts'
import { during } from '#platform/request.server.ts'
import { sealPage } from './csp.ts'
import { localeOf } from './page-key.ts'
import { safetyHeaders } from './safety-headers.ts'

/** One build, two languages: the English shop lives under the basename `/en`, so that every link of a page stays in its language. */
const handlers: Record<Locale, (request: Request, context: RouterContextProvider) => Promise<Response>> = {
  vi: createRequestHandler(build as ServerBuild, 'production'),
  en: createRequestHandler({ ...(build as ServerBuild), basename: '/en' }, 'production'),
}

type Answer = { response: Response; tags: string[]; id: string; mark: string }

export async function answer(request: Request, ip: string): Promise<Answer> {
  const { pathname } = new URL(request.url)
  const tags = new Set<string>()
  const locale = languageOf(request, pathname)
  const id = crypto.randomUUID().slice(0, 8)
  const mark = crypto.randomUUID()
  const response = await during({ id, mark, locale, ip, tags }, async () => {
    try {
      return await handlers[localeOf(pathname)](request, new RouterContextProvider())
    } catch (error) {
      logBug(error, { id, path: pathname })
      return new Response(`Something went wrong (${id})`, {
        status: 500,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    }
  })
  return { response, tags: [...tags], id, mark }
}

/** The address decides; screens of the staff have one address and follow the person's choice. */
function languageOf(request: Request, pathname: string): Locale {
  if (!/^\/(admin|moderation)(\/|\.data$|$)/.test(pathname)) return localeOf(pathname)
  return /(?:^|;\s*)luot_lang=en(?:;|$)/.test(request.headers.get('cookie') ?? '') ? 'en' : 'vi'
}

/** Headers and body of an answer, read to its end: pages get the policy that fits their own scripts. */
export async function finished({ response, id, mark }: Answer) {
  // Names in small letters, as an answer gives them: one that a page sets itself takes the place of ours.
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(safetyHeaders())) headers[name.toLowerCase()] = value
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  delete headers['content-length']
  const answered = { status: response.status, headers, cookies: response.headers.getSetCookie() }
  // Under this the bug is logged; the router hides an answer's headers from the page, but not its timing (use-error-id.ts).
  if (response.status >= 500) headers['server-timing'] = `error;desc=${id}`
  if (!headers['content-type']?.startsWith('text/html'))
    return { ...answered, body: Buffer.from(await response.arrayBuffer()) }
  const { html, policy } = sealPage(await response.text(), mark)
  headers['content-security-policy'] = policy
  return { ...answered, body: Buffer.from(response.status >= 500 ? withErrorId(html, id) : html) }
}

/** The router hides from the browser what went wrong; the id under which it is logged travels in the head, for the error screen. */
const withErrorId = (html: string, id: string) =>
  html.replace('</head>', `<meta name="error-id" content="${id}"/></head>`)

/** SPEC 9: what was loaded serves again for 5 minutes. Pages themselves are asked for again, which costs a 304; whatever shows stock is exempt (PRODUCT 2). */
const freshSeconds = 300

/** The answer to a request without cookies as a page; kept only when it was found and its loaders said what it is made of. */
export async function pageFrom(path: string, answered: Answer): Promise<Page> {
  const { status, headers, body } = await finished(answered)
  const mayServeAgain =
    status === 200 &&
    path.endsWith('.data') &&
    answered.tags.length > 0 &&
    !answered.tags.some((tag) => tag.startsWith('product:'))
  const caching = mayServeAgain ? `private, max-age=${freshSeconds}` : 'private, no-cache'
  return makePage({
    status,
    headers: { ...headers, 'cache-control': caching },
    body,
    tags: status === 200 ? answered.tags : [],
  })
}
