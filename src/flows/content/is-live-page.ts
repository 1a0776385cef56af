import { withoutLocale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { pageKeys } from '#shop/content/policies/page-keys.ts'
import { findArticle } from '#shop/content/queries.ts'
import { isReachableLink } from './is-reachable-link.ts'

/** Sections that are closed or serve machines: redirects never start there. */
const rooms = new RegExp(
  `^/(?:${[
    'admin(?:-login|-password-reset)?',
    'api',
    'assets',
    'auth',
    'avatars',
    'cards',
    'feeds?',
    'healthz',
    'language',
    'login',
    'media',
    'metrics',
    'models',
    'moderation',
    'orders',
    'payments',
    'pictures',
    'policies',
    'preview',
    'profile',
    'readyz',
    'register',
    '(?:review|return|work)-pictures',
    'sign-out',
    'sandbox',
    'wishlist',
  ].join('|')})(?:/|$)`,
)

/** Pages that no menu links to, files at the root, and pages below a product. */
const pages =
  /^\/(?:checkout|compare|contact\/message|fit|offline|order-success|shop\/accessories|tools\/(?:reminder|sharpening\.ics|measuring-sheet\.pdf)|unsubscribe|unwatch|product\/[^/]+\/.+|[^/]+\.(?:xml|txt|js|webmanifest|svg|png|ico|json))$/

/** Whether redirects may not start at an address: the home page, closed sections, endpoints for machines. */
export const isReservedPath = (path: string) => /^\/(?:en)?$/.test(path) || rooms.test(withoutLocale(path))

/** Whether a page of this shop already answers at an address, so that a redirect from there would never run. `path` is lower case without a trailing slash. */
export async function isLivePage(db: Db, path: string) {
  const barePath = withoutLocale(path)
  const key = pageKeys.find((one) => `/${one}` === barePath)
  // A page that is not published is 404, so a redirect from there runs.
  if (key) return (await findArticle(db, { kind: 'page', key, locale: 'vi' })) !== undefined
  return (
    isReservedPath(path) ||
    pages.test(barePath) ||
    (await isReachableLink(db, barePath)) ||
    isFormerProductPath(db, barePath)
  )
}

/** Whether it is a former address of a product that is sold: the product page redirects by itself. */
async function isFormerProductPath(db: Db, barePath: string) {
  const [, slug] = /^\/product\/([^/]+)$/.exec(barePath) ?? []
  return Boolean(slug && (await findProduct(db, 'vi', slug)))
}
