import type { Locale } from '#kit/localized.ts'

/** Screens that belong to one person: never kept, never shared. */
const personal = /^\/(cart|checkout|order-success|orders|my-orders|profile|notifications|wishlist|auth|admin|moderation|api|admin-password-reset)(\/|\.data$|$)/

/** Marks of other people's advertising: they change nothing on the page. */
const noise = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|zarsrc|mc_[ce]id)$/

export const localeOf = (path: string): Locale => (/^\/en(\/|\.data$|$)/.test(path) ? 'en' : 'vi')

/** The path without its language, `/shop` for `/en/shop`. */
export const bare = (path: string) => (localeOf(path) === 'en' ? path.replace(/^\/en(?=\/|\.data$|$)/, '') || '/' : path)

/** Under what name the answer to a GET may be kept; nothing for personal screens. */
export function pageKey(path: string, search: string): string | undefined {
  if (personal.test(bare(path))) return
  if (!search) return path
  const params = [...new URLSearchParams(search)].filter(([name]) => !noise.test(name))
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}
