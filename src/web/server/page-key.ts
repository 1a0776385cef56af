import { withoutLocale, type Locale } from '#kit/localized.ts'
import { listingQuery } from '#shop/search/listing.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'

/** Personal pages: never cached, never shared. */
const personal =
  /^\/(cart|checkout|order-success|orders|my-orders|profile|notifications|unsubscribe|wishlist|unwatch|contact\/message|fit|tools\/reminder|auth|admin|moderation|preview|admin-password-reset|sandbox|payments\/[^/]+\/return|product\/[^/]+\/(?:review|ask|answer|preview))(\/|$)/

/** Addresses that are not pages: files, resource routes, technical routes. */
const noPage =
  /\.[a-z0-9]{2,11}$|^\/(api|assets|avatars|media|pictures|__manifest|healthz|readyz|metrics|language|sign-out)(\/|$)/

/** List pages have their own key: unknown filters and impossible values are not part of it. */
const list = /^\/shop(\/|$)/

/** Searches, comparisons and foot measurements can have any value, so they are never cached. */
const pathsWithQuery = /^\/(search|compare|set-builder|bundles(\/[^/]+)?|product\/[^/]+\/advice)(\/|$)/

/** Filters and pages of reviews and answers of tools have no end, so only the address without a query is cached. */
const chosen = /^\/(product\/[^/]+\/(reviews|questions)|size-guide|tools(\/[^/]+)?)(\/|$)/

/** Searches among the shop's questions. */
const pathsWithFilter = /^\/support(\/|$)/

/** Query parameters that change a page. Others, such as advertising parameters, change nothing and must not fill the cache with copies. */
const knownParams = new Set([
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

/** The address with its language in lower case, `/en/shop` for `/EN/shop`, which no route knows; undefined where it is so already. */
export const inLowerLanguage = (path: string) =>
  localeOf(path) === 'vi' && localeOf(path.toLowerCase()) === 'en' ? `/en${path.slice(3)}` : undefined

/** The path without its language, `/shop` for `/en/shop`. */
export const pathWithoutLanguage = (path: string) => withoutLocale(path.replace(/^\/en(?=\.data$)/, ''))

/**
 * The path as rules about addresses compare it. The router opens a page under any letter case and encoding, with slashes at the end and as `.data`: a
 * rule that knew only one of these would be got round by another. `/EN` is no language, so it stays.
 */
export function plainPath(path: string) {
  const bare = pathWithoutLanguage(path)
    .replace(/(\/_)?\.data$/, '')
    .replace(/\/+$/, '')
  return decoded(bare).toLowerCase() || '/'
}

/** The router, too, takes a path that cannot be decoded as it is written. */
function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether this is a page or list that shows everyone the same. */
export function isShopPage(path: string) {
  const plain = plainPath(path)
  return !personal.test(plain) && !noPage.test(plain)
}

/** The cache key for the answer to a GET; undefined for personal pages. */
export function pageKey(path: string, search: string): string | undefined {
  if (isManifest(path)) return manifestKey(path, new URLSearchParams(search))
  const plain = plainPath(path)
  if (personal.test(plain) || noPage.test(plain) || pathsWithQuery.test(plain)) return
  if (!search) return path
  if (chosen.test(plain)) return
  if (pathsWithFilter.test(plain) && new URLSearchParams(search).get('q')) return
  if (list.test(plain)) return path + listKey(new URLSearchParams(search))
  const params = [...new URLSearchParams(search)].filter(([name]) => knownParams.has(name))
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}

/** React Router fetches the files of the routes behind visible links from here. */
const manifestPath = '/__manifest'
export const isManifest = (path: string) => pathWithoutLanguage(path) === manifestPath

/** The same key for the same paths of a build, whatever their order and repetition. */
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
