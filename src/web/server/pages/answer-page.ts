import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Locale } from '#kit/localized.ts'
import { logBug } from '#platform/errors/log-bug.server.ts'
import { makePage, type Page } from '#platform/cache/page-cache.server.ts'
import { runInRequest, type RequestContext } from '#platform/request.server.ts'
import { payHosts } from '#shop/payments/registered-gateways.ts'
import { unavailableAnswer } from './unavailable-page.ts'
import { admitRequest } from './admit-request.ts'
import { choseEnglish } from '#web/shell/language/language-cookie.server.ts'
import { withContentPolicy } from '../policy/csp.ts'
import { paintFirst } from '#platform/patched/paint-first.ts'
import { pathWithoutLanguage, isManifest, localeOf } from '../page-key.ts'
import { routeSubsetOf, routesOfSubset } from './route-subsets.ts'
import { routeNameOf } from './route-names.ts'
import { withRoutesOf } from './routes-on-demand.ts'
import { securityHeaders } from '../policy/security-headers.ts'

type Answering = (request: Request, context: RouterContextProvider) => Promise<Response>
const fullBuild = build as ServerBuild
const handlers = new Map<string, Answering>()

/** One build, two languages: the English shop lives under the basename `/en`, so that every link of a page stays in its language. Created on first use, one for each subset of routes. */
async function handlerFor(pathname: string): Promise<Answering> {
  if (isDeveloping) return developing(pathname)
  const [locale, subset] = [localeOf(pathname), routeSubsetOf(fullBuild.routes, pathname)]
  const name = `${locale} ${subset ?? '*'}`
  const existing = handlers.get(name)
  if (existing) return existing
  const part = subset === undefined ? fullBuild : partOf(subset)
  const handler = createRequestHandler(locale === 'en' ? { ...part, basename: '/en' } : part, 'production')
  handlers.set(name, handler)
  return handler
}

/** False in every build (csp.ts, static-island.tsx and routes-on-demand.ts ask the same). */
const isDeveloping = import.meta.env.MODE === 'development'

async function developing(pathname: string): Promise<Answering> {
  const loaded = await withRoutesOf(fullBuild, pathname)
  return createRequestHandler(localeOf(pathname) === 'en' ? { ...loaded, basename: '/en' } : loaded, 'production')
}

/** The address of the route that answers, as the tables of routes write it: `/product/:slug`. */
export const routeOf = (pathname: string) => routeNameOf(fullBuild.routes, pathname)

/** The name under which an answer is counted. */
export const nameOfRoute = (pathname: string, method = 'GET') =>
  `${method === 'GET' || method === 'HEAD' ? '' : `${method} `}${routeOf(pathname)}`

function partOf(subset: string): ServerBuild {
  const routes = routesOfSubset(fullBuild.routes, subset)
  const routeAssets = Object.fromEntries(Object.keys(routes).map((id) => [id, fullBuild.assets.routes[id]!]))
  return { ...fullBuild, routes, assets: { ...fullBuild.assets, routes: routeAssets } }
}

type Answer = { response: Response; tags: string[]; id: string; mark: string; path: string }

/** Throws QueueFullError when too many wait already (busy-answer.ts). */
export async function answer(request: Request, ip: string): Promise<Answer> {
  const leave = await admitRequest(request.method, new URL(request.url).pathname)
  try {
    return await answerNow(request, ip)
  } finally {
    leave()
  }
}

async function answerNow(request: Request, ip: string): Promise<Answer> {
  const { method, url } = request
  const { pathname } = new URL(url)
  const tags = new Set<string>()
  const locale = languageOf(request, pathname)
  const id = crypto.randomUUID().slice(0, 8)
  const mark = crypto.randomUUID()
  const current: RequestContext = { id, mark, locale, ip, tags }
  const answered = await runInRequest(current, async () => {
    try {
      return await (
        await handlerFor(pathname)
      )(request, new RouterContextProvider())
    } catch (error) {
      logBug(error, { id, path: pathname })
      return new Response(`Something went wrong (${id})`, {
        status: 500,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    }
  })
  const unavailability = answered.status >= 500 && current.unavailable
  const response = unavailability
    ? unavailableAnswer({ method, pathname }, { reason: unavailability, locale }, answered)
    : answered
  return { response, tags: [...tags], id, mark, path: pathWithoutLanguage(pathname) }
}

/** The address decides; screens of the staff have one address and follow the person's choice. */
export function languageOf(request: Request, pathname: string): Locale {
  if (!/^\/(admin|moderation)(\/|\.data$|$)/i.test(pathname)) return localeOf(pathname)
  return choseEnglish(request.headers.get('cookie')) ? 'en' : 'vi'
}

/** Pages that redirect to a payment provider. */
const leadsToPaying = /^\/(checkout|order-success|orders|payments)(\/|$)/i

/** The complete headers and body of an answer; pages get a content security policy for their own scripts. */
export async function finishAnswer({ response, id, mark, path }: Answer) {
  // Lowercase names, as Response returns them, so that a header set by the page replaces ours.
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(securityHeaders())) headers[name.toLowerCase()] = value
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  delete headers['content-length']
  const answered = { status: response.status, headers, cookies: response.headers.getSetCookie() }
  // The id under which the bug is logged. The router hides an answer's headers from the page, but not its timing (use-error-id.ts).
  if (response.status >= 500) headers['server-timing'] = `error;desc=${id}`
  if (!headers['content-type']?.startsWith('text/html'))
    return { ...answered, body: Buffer.from(await response.arrayBuffer()) }
  const written = await response.text()
  const { html, policy } = withContentPolicy(
    isDeveloping ? written : paintFirst(written),
    mark,
    leadsToPaying.test(path) ? payHosts() : undefined,
  )
  headers['content-security-policy'] = policy
  return { ...answered, body: Buffer.from(response.status >= 500 ? withErrorId(html, id) : html) }
}

/** The router hides errors from the browser, so the head carries the id under which the error is logged, for the error screen. */
const withErrorId = (html: string, id: string) =>
  html.replace('</head>', `<meta name="error-id" content="${id}"/></head>`)

/** Loaded data is reused for 5 minutes (docs/reference/spec.md 9). Pages themselves are revalidated, which costs a 304; data with stock is exempt, since it must be current. */
const freshSeconds = isDeveloping ? 0 : 300

/** The answer to a request without cookies, as a page for the cache; cached only when found and when its loaders set its tags. */
export async function pageFromAnswer(path: string, answered: Answer): Promise<Page> {
  const { status, headers, body } = await finishAnswer(answered)
  // The answer sets its own lifetime, since its address names the build.
  if (isManifest(path))
    return { ...makePage({ status, headers, body, tags: status === 200 ? ['manifest'] : [] }), isOfMany: true }
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
