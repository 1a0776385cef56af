import { and, inArray, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import { inLocale, langIfOther, type Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listBrandLines, listCategories } from '#shop/catalogue/queries.ts'
import { articleTextIn, isPublished } from '#shop/content/queries.ts'
import { articles, articleTranslations } from '#shop/content/schema.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import { queryListing } from '../listings/query-listing.ts'
import { readCorrectedQuery, readSearchQuery } from './find-matches.ts'
import { listCards } from '../cards/list-cards.ts'
import { emptyListing } from '../listing.ts'
import { namesMaker } from './find-maker.ts'
import { listHelp, readHelp, type FoundPage } from './read-help.ts'
import { readUnavailableSearch } from './read-unavailable-search.ts'
import { categoryPath } from '../category-path.ts'

const maxProducts = 5
const maxPlaces = 4

/** Suggestions while a shopper types: products, places in the shop, guides. */
export async function suggest(db: Db, locale: Locale, q: string) {
  const [{ ids, count, unavailable }, places, guides, help] = await Promise.all([
    suggestProducts(db, q),
    suggestPlaces(db, locale, q),
    suggestGuides(db, locale, q),
    listHelp(db, locale, q),
  ])
  return { products: await suggestedProducts(db, locale, ids), places, guides, help, count, lacks: unavailable }
}
export type SearchSuggestions = Awaited<ReturnType<typeof suggest>> & {
  /** Popular searches: for an empty search box, and where nothing fits. */
  popular?: string[]
  /** Whether the products are best sellers: only for an empty search box. */
  isBest?: boolean
}

/** Products in the form of the suggestion list. */
export async function suggestedProducts(db: Db, locale: Locale, ids: string[]) {
  const cards = await listCards(db, locale, ids)
  return cards.map(({ id, name, slug, price, isFrom, isBare, pictures }) => ({
    id,
    name,
    path: `/product/${slug}`,
    price: price.now,
    was: price.was,
    isFrom,
    isBare,
    picture: pictures[0]?.file ?? null,
  }))
}

/** `unavailable`: a maker that is not sold here; the products are then only the closest ones. */
export async function suggestProducts(
  db: Db,
  typed: string,
): Promise<{ ids: string[]; count: number; unavailable: string | null }> {
  const { rest: q } = readHelp(typed)
  if (!q) return { ids: [], count: 0, unavailable: null }
  const request = { listing: { ...emptyListing, q }, facets: [], window: { offset: 0, limit: maxProducts } } as const
  const searched = await readSearchQuery(db, q)
  const result = searched && (await queryListing(db, { ...request, searched }))
  if (result?.count) return { ...result, unavailable: null }
  // If the shop does not sell the named maker, the answer says so and does not pass off other products as a match.
  const lacking = (await namesMaker(db, q)) ? await readUnavailableSearch(db, q) : undefined
  if (lacking)
    return { ...(await queryListing(db, { ...request, searched: lacking.query })), unavailable: lacking.name }
  const other = await readCorrectedQuery(db, q, 0)
  const closest = other ? await queryListing(db, { ...request, searched: other.query }) : { ids: [], count: 0 }
  return { ...closest, unavailable: null }
}

/** Categories, lines, kinds of accessory and ready bundles whose names contain every word, the last one as a beginning. */
async function suggestPlaces(db: Db, locale: Locale, q: string) {
  const [categories, lines, types] = await Promise.all([
    listCategories(db, locale),
    listBrandLines(db, locale),
    rowsOf<{ type: string }>(
      db,
      sql`select t.value as type from traits t where t.kind = 'type' and exists (select 1 from products p where p.type = t.value and p.category = 'accessories' and p.status = 'active')`,
    ),
  ])
  const places: FoundPage[] = [
    ...categories.map(({ slug, name }) => ({
      name,
      path: categoryPath(slug),
    })),
    ...lines.map(({ slug, name }) => ({ name, path: `/shop/brand/${slug}` })),
    ...types.map(({ type }) => ({ name: typeLabel(type, locale), path: `/shop/accessories/${type}` })),
  ]
  for (const { slug, name } of await listBundlesForSale(db))
    places.push({ name: inLocale(name, locale), path: `/bundles/${slug}`, lang: langOfLabel(name, locale) })
  const typedWords = fold(q).split(' ').filter(Boolean)
  return places.filter(({ name }) => meets(fold(name).split(' '), typedWords)).slice(0, maxPlaces)
}

const meets = (words: string[], typedWords: string[]) =>
  typedWords.length > 0 &&
  typedWords.every((one, at) =>
    words.some((word) => (at === typedWords.length - 1 ? word.startsWith(one) : word === one)),
  )

/** Published guides and posts whose titles have these words, also those that stand only in Vietnamese. */
export async function suggestGuides(db: Db, locale: Locale, q: string): Promise<FoundPage[]> {
  const pattern = `% ${fold(q).replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({
      name: articleTranslations.title,
      locale: articleTranslations.locale,
      slug: articleTranslations.slug,
      kind: articles.kind,
    })
    .from(articles)
    .innerJoin(articleTranslations, articleTextIn(locale))
    .where(
      and(
        inArray(articles.kind, ['guide', 'post']),
        isPublished(),
        sql`' ' || vi_fold(${articleTranslations.title}) like ${pattern}`,
      ),
    )
    .limit(3)
  return rows.map(({ name, slug, kind, locale: written }) => ({
    name,
    path: kind === 'guide' ? `/guides/${slug}` : `/blog/${slug}`,
    lang: langIfOther(written, locale),
  }))
}
