import type { Locale } from '#kit/localized.ts'

/** Screens that belong to one person: never kept, never shared. */
const personal =
  /^\/(cart|checkout|order-success|orders|my-orders|profile|notifications|unsubscribe|wishlist|auth|admin|moderation|admin-password-reset|stand-in)(\/|\.data$|$)/

/** Doors that are no pages: files, resources, the machine's own. */
const noPage =
  /\.(?!data$)[a-z0-9]{2,11}$|^\/(api|assets|avatars|media|pictures|__manifest|healthz|readyz|metrics|language|sign-out)(\/|$)/i

/** Questions that some page answers. Others (advertisers' marks, inventions) change nothing, and must not fill the cache with copies. */
const known = new Set([
  'category',
  'brand',
  'type',
  'size',
  'sort',
  'page',
  'foot',
  'colour',
  'width',
  'blade_length',
  'hollow',
  'length',
  'kind',
  '_routes',
])

export const localeOf = (path: string): Locale => (/^\/en(\/|\.data$|$)/.test(path) ? 'en' : 'vi')

/** The path without its language, `/shop` for `/en/shop`. */
export const bare = (path: string) =>
  localeOf(path) === 'en' ? path.replace(/^\/en(?=\/|\.data$|$)/, '') || '/' : path

/** Under what name the answer to a GET may be kept; nothing for personal screens. */
export function pageKey(path: string, search: string): string | undefined {
  if (personal.test(bare(path)) || noPage.test(bare(path))) return
  if (!search) return path
  const params = [...new URLSearchParams(search)].filter(([name]) => known.has(name))
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}
