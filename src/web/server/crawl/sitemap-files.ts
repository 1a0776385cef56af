import { type Locale, locales, type Localized, localized } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listBrandLines, listCategories, listTypes } from '#shop/catalogue/queries.ts'
import { countSoldPages, walkSoldPages } from '#shop/catalogue/products/walk-sold-pages.ts'
import { listArticleAddresses } from '#shop/content/articles/list-article-addresses.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { countArticles } from '#shop/content/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { categoryPath } from '#shop/search/category-path.ts'
import { tag, xml } from './xml.ts'

/** Twice as many addresses, one of each language; a file may hold 50,000 and 50 MB (sitemaps.org). */
const productsPerFile = 10_000
const articlesPerFile = 10_000

/** The files of this shop by name. */
export async function listSitemaps(db: Db): Promise<string[]> {
  const [products, posts] = [await countSoldPages(db), await countArticles(db, { kind: 'post' })]
  const parts = (name: string, count: number, perFile: number) =>
    Array.from({ length: Math.max(1, Math.ceil(count / perFile)) }, (_, at) => `${name}-${at + 1}`)
  return [
    'categories',
    ...parts('products', products, productsPerFile),
    'guides',
    ...parts('posts', posts, articlesPerFile),
    'pages',
  ]
}

/** The content of one file, piece by piece; undefined when there is no such file. */
export function sitemapPieces(db: Db, name: string): AsyncIterable<string> | undefined {
  const [, kind, part] = /^([a-z]+?)(?:-([1-9]\d{0,4}))?$/.exec(name) ?? []
  const at = Number(part ?? 1) - 1
  if (kind === 'categories' && !part) return pieces(categoryEntries(db))
  if (kind === 'products' && part) return pieces(productEntries(db, at))
  if (kind === 'guides' && !part) return pieces(articleEntries(db, 'guide', 0))
  if (kind === 'posts' && part) return pieces(articleEntries(db, 'post', at))
  if (kind === 'pages' && !part) return pieces(articleEntries(db, 'page', 0))
}

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'

async function* pieces(entries: AsyncIterable<MapEntry[]>) {
  yield head
  for await (const some of entries) yield some.map(sitemapUrls).join('')
  yield '</urlset>\n'
}

const alike = (path: string): MapEntry => ({ paths: localized(() => path) })

/** A page of the shop: its paths without language, when it changed, its pictures. */
type MapEntry = { paths: Localized; changed?: Date; pictures?: string[] }

const absoluteUrl = (locale: Locale, path: string) => encodeURI(linkIn(locale, path))

/** Google reads at most a thousand pictures of a page; no product has that many. */
const maxPictures = 20

/** One `<url>` for each language, each with its translation and the x-default address. */
function sitemapUrls({ paths, changed, pictures = [] }: MapEntry): string {
  const at = localized((locale) => absoluteUrl(locale, paths[locale]))
  const alternates = [...locales.map((locale) => [locale, at[locale]]), ['x-default', at.vi]]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(href!)}"/>`)
    .join('')
  const shown = pictures
    .slice(0, maxPictures)
    .map((file) => `<image:image>${tag('image:loc', `${env.BASE_URL}/media/${file}-1000.webp`)}</image:image>`)
    .join('')
  const lastmod = tag('lastmod', changed?.toISOString())
  return locales.map((locale) => `<url>${tag('loc', at[locale])}${lastmod}${alternates}${shown}</url>\n`).join('')
}

const tools = ['/tools', '/tools/blades', '/tools/stiffness', '/tools/sharpening', '/tools/growth']

async function* categoryEntries(db: Db) {
  const [categories, lines, types] = [
    await listCategories(db, 'vi'),
    await listBrandLines(db, 'vi'),
    await listTypes(db, 'accessories'),
  ]
  const { featuresOff } = await findSettings(db)
  yield ['/', '/shop'].map(alike)
  if (!featuresOff.includes('set-builder')) {
    yield [alike('/set-builder')]
    const offered = await listBundlesForSale(db)
    yield [...(offered.length ? ['/bundles'] : []), ...offered.map(({ slug }) => `/bundles/${slug}`)].map(alike)
  }
  if (!featuresOff.includes('advisers')) yield tools.map(alike)
  yield categories.map(({ slug }) => alike(categoryPath(slug)))
  yield types.map((type) => alike(`/shop/accessories/${type}`))
  yield lines.map(({ slug }) => alike(`/shop/brand/${slug}`))
}

async function* productEntries(db: Db, at: number) {
  for await (const products of walkSoldPages(db, { skip: at * productsPerFile, most: productsPerFile }))
    yield products.map(({ slugs, updatedAt, pictures }) => ({
      paths: localized((locale) => `/product/${slugs[locale]}`),
      changed: updatedAt,
      pictures,
    }))
}

async function* articleEntries(db: Db, kind: 'guide' | 'post' | 'page', at: number) {
  if (kind === 'guide') yield [alike('/guides')]
  if (kind === 'post' && at === 0) yield await blogFronts(db)
  const addresses = await listArticleAddresses(db, { kind, skip: at * articlesPerFile, most: articlesPerFile })
  yield addresses.map(({ paths, updatedAt, cover }) => ({ paths, changed: updatedAt, pictures: cover ? [cover] : [] }))
}

async function blogFronts(db: Db) {
  const categories = await listArticleCategories(db, 'vi')
  return [
    alike('/blog'),
    ...categories.filter(({ posts }) => posts > 0).map(({ slug }) => alike(`/blog/category/${slug}`)),
  ]
}
