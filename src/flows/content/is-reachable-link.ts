import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { categorySlugs, lineSlugs } from '#shop/catalogue/product-draft.ts'
import { shopRoutes } from '#shop/content/policies/shop-routes.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'

/** Queries that tell whether a public page with this slug exists, by path. */
const behind: Record<string, (name: string) => ReturnType<typeof sql>> = {
  product: (name) =>
    sql`select 1 from product_translations w join products p on p.id = w.product_id where w.slug = ${name} and p.status = 'active'`,
  'shop/accessories': (name) =>
    sql`select 1 from products where category = 'accessories' and type = ${name} and status = 'active' limit 1`,
  blog: (name) => article('post', name),
  guides: (name) => article('guide', name),
  pages: (name) => article('page', name),
  'blog/category': (name) => sql`select 1 from article_categories where slug = ${name}`,
}
const article = (kind: string, name: string) =>
  sql`select 1 from article_translations w join articles a on a.id = w.article_id where a.kind = ${kind} and w.slug = ${name} and a.state in ('published', 'scheduled') and a.published_at <= now()`

/** Decodes a slug, since it may be pasted percent-encoded as browsers write it. */
function named(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a link leads somewhere: to a public page of this shop, or to a full https address elsewhere. */
export async function isReachableLink(db: Db, href: string): Promise<boolean> {
  if (href.startsWith('https://')) return URL.canParse(href) && !/\s/.test(href)
  if (!/^\/(?![/\\])\S*$/.test(href) || href.includes('\\')) return false
  const path = named(href.replace(/[?#].*$/, ''))
  if (shopRoutes.includes(path)) return true
  const [, room = '', name = ''] = /^\/(.+)\/([^/]+)$/.exec(path) ?? []
  if (room === 'shop/category') return categorySlugs.some((slug) => slug === name)
  if (room === 'shop/brand') return lineSlugs.some((slug) => slug === name)
  if (room === 'bundles') return (await listBundlesForSale(db)).some(({ slug }) => slug === name)
  const read = Object.hasOwn(behind, room) ? behind[room] : undefined
  return read !== undefined && (await rowsOf(db, read(name))).length > 0
}
