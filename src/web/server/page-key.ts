import type { Locale } from '#kit/localized.ts'
import { listingQuery } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'

/** Screens that belong to one person: never kept, never shared. */
const personal =
  /^\/(cart|checkout|order-success|orders|my-orders|profile|notifications|unsubscribe|wishlist|unwatch|contact\/message|fit|tools\/reminder|auth|admin|moderation|preview|admin-password-reset|stand-in|payments\/[^/]+\/return|product\/[^/]+\/(?:review|ask|answer|preview))(\/|\.data$|$)/

/** Doors that are no pages: files, resources, the machine's own. */
const noPage =
  /\.(?!data$)[a-z0-9]{2,11}$|^\/(api|assets|avatars|media|pictures|__manifest|healthz|readyz|metrics|language|sign-out)(\/|$)/i

/** Lists have their own grammar: whatever is no filter, or no possible value of one, is not part of their name. */
const list = /^\/shop(\/|\.data$|$)/

/** What somebody seeks, compares or tells of their feet may be anything: never kept. */
const sought = /^\/(search|compare|set-builder|bundles(\/[^/]+)?|product\/[^/]+\/advice)(\/|\.data$|$)/

/** A choice among reviews, another page of them, a question to a tool: as many as anybody cares to invent. The first page is kept. */
const chosen = /^\/(product\/[^/]+\/(reviews|questions)|size-guide|tools(\/[^/]+)?)(\/|\.data$|$)/

/** What somebody looks for among the questions of the shop. */
const sifted = /^\/support(\/|\.data$|$)/

/** Questions that some other page answers. Others (advertisers' marks, inventions) change nothing, and must not fill the cache with copies. */
const known = new Set([
  'category',
  'page',
  'foot',
  'size',
  'colour',
  'width',
  'blade_length',
  'hollow',
  'length',
  'kind',
  'fit',
  'province',
  '_routes',
])

export const localeOf = (path: string): Locale => (/^\/en(\/|\.data$|$)/.test(path) ? 'en' : 'vi')

/** The path without its language, `/shop` for `/en/shop`. */
export const pathWithoutLanguage = (path: string) =>
  localeOf(path) === 'en' ? path.replace(/^\/en(?=\/|\.data$|$)/, '') || '/' : path

/** Whether this is a page or list that shows everyone the same. */
export const isShopPage = (path: string) =>
  !personal.test(pathWithoutLanguage(path)) && !noPage.test(pathWithoutLanguage(path))

/** Under what name the answer to a GET may be kept; nothing for personal screens. */
export function pageKey(path: string, search: string): string | undefined {
  const plain = pathWithoutLanguage(path)
  if (plain === manifestPath) return manifestKey(path, new URLSearchParams(search))
  if (personal.test(plain) || noPage.test(plain) || sought.test(plain)) return
  if (!search) return path
  if (chosen.test(plain)) return
  if (sifted.test(plain) && new URLSearchParams(search).get('q')) return
  if (list.test(plain)) return path + listKey(new URLSearchParams(search))
  const params = [...new URLSearchParams(search)].filter(([name]) => known.has(name))
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}

/** Of which routes the browser wants to know the files (React Router asks for those of the links it sees). */
const manifestPath = '/__manifest'
export const isManifest = (path: string) => pathWithoutLanguage(path) === manifestPath

/** One name for one set of paths of one build, in whatever order and however often they are named. */
function manifestKey(path: string, params: URLSearchParams) {
  const [version, paths] = [params.get('version'), params.get('paths')]
  if (!version || !paths) return
  const named = [...new Set(paths.split(',').filter(Boolean))].sort()
  return `${path}?${new URLSearchParams({ paths: named.join(','), version })}`
}

function listKey(params: URLSearchParams) {
  const query = listingQuery({ ...readListing(params), q: '' })
  const routes = params.get('_routes')
  if (routes === null) return query
  return `${query}${query ? '&' : '?'}${new URLSearchParams({ _routes: routes })}`
}
