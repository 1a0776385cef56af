import { shopDay } from '#kit/clock.ts'
import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findBladeMacro } from '#shop/catalogue/pictures/find-blade-macro.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { isFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { listLatestArticles } from '#shop/content/articles/list-latest-articles.ts'
import { countForSale, listSizesForSale } from '#shop/search/listings/count-for-sale.ts'
import { listBestSellers } from '#shop/search/cards/list-best-sellers.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { listChoice } from '#shop/search/cards/list-choice.ts'
import { listingQuery, emptyListing } from '#shop/search/listing.ts'
import { isHomePart, completeHome, type HomeBlock, type HomeLayout } from '#shop/settings/home-layout.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { seasonOf, type Season } from '#shop/settings/season.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { findPictures, type NamedPicture } from '#shop/media/find-pictures.ts'

/** The ruler's first foot length: one for which a speed boot, which fits closest, has a smaller size than the others. */
export const usualFootMm = 247

const boots: CategorySlug[] = ['figure', 'hockey', 'speed', 'recreational']
const inARow = 4

/** The merchant's choice, else the bestsellers, or the editors' choice until there are enough orders. The row says which it is. */
async function findFirstRow(locale: Locale, chosen: string[]) {
  const cards = await cardsOf(locale, chosen)
  if (cards.length) return { isBest: false, isChosen: true, cards }
  const best = await listBestSellers(db, boots, { limit: inARow })
  const ids = best.length ? best : await listChoice(db, boots, { limit: inARow })
  return { isBest: best.length > 0, isChosen: false, cards: await listCards(db, locale, ids) }
}

async function findGear(locale: Locale, chosen: string[]) {
  const cards = await cardsOf(locale, chosen)
  if (cards.length) return cards
  const ids = await listChoice(db, ['protective', 'accessories'], { limit: inARow, fill: true })
  return listCards(db, locale, ids)
}

const cardsOf = async (locale: Locale, slugs: string[]) =>
  (await listCardsBySlug(db, locale, slugs)).map(({ card }) => card)

const homePart = (
  { id, title, text, picture, href, action }: HomeBlock,
  locale: Locale,
  pictures: Map<string, NamedPicture>,
) => ({
  id,
  title: inLocale(title, locale),
  text: inLocale(text, locale),
  ...(!isHomePart(id) && {
    banner: { href, action: inLocale(action, locale), picture: pictures.get(picture) ?? null },
  }),
})

/** Three cards beside the text; on phones a fourth fills the second row. */
const seasonCards = 4

/** The categories bought in each season, from most to least, and the link to the rest. */
const plans: Record<Season, { from: CategorySlug[]; to: string }> = {
  summer: { from: ['recreational', 'protective'], to: '/shop/category/recreational' },
  autumn: { from: ['figure', 'hockey'], to: '/shop/category/figure' },
  winter: { from: ['accessories', 'recreational'], to: '/shop/accessories' },
  spring: { from: ['blades', 'speed'], to: '/shop/category/blades' },
}

type HomeInput = { chosen: string[]; at: Date }

/** The current season with its products or the merchant's choice, and a link: in summer to children's kits, if there are any. */
async function findSeason(locale: Locale, { chosen, at }: HomeInput) {
  const season = seasonOf(shopDay(at))
  const { from, to } = plans[season]
  const hasKits = season === 'summer' && (await listBundlesForSale(db)).some(({ kind }) => kind === 'kit')
  const picked = (await listCardsBySlug(db, locale, chosen)).map(({ card }) => card)
  const cards = picked.length ? picked : await listCards(db, locale, await mixed(from))
  return { season, isChosen: picked.length > 0, cards, to: hasKits ? '/bundles' : to }
}

/** Cards of the first category before those of the second. */
async function mixed(from: CategorySlug[]) {
  const lists = await Promise.all(from.map((one) => listChoice(db, [one], { limit: 2 * seasonCards, fill: true })))
  return lists.flatMap((ids, at) => ids.slice(0, at ? seasonCards : 2 * seasonCards))
}

/** Leaves out products of the first row, unless the merchant chose them. */
const seasonRow = ({ isChosen, cards }: Awaited<ReturnType<typeof findSeason>>, above: readonly { id: string }[]) =>
  cards.filter(({ id }) => isChosen || above.every((one) => one.id !== id)).slice(0, seasonCards)

type HomeParams = Pick<ShopSettings, 'heroTitle' | 'heroText'> & { blocks: HomeLayout; foot: number }

/** The home page in one language: its parts in their order, those that are switched off left out. */
export async function findHome(locale: Locale, { heroTitle, heroText, blocks, foot }: HomeParams) {
  const on = completeHome(blocks).filter(({ isOn }) => isOn)
  const chosenFor = (id: string) => on.find((block) => block.id === id)?.products ?? []
  const [first, season, gear, lines, categoryCounts, macro, guides, pictures, sizes] = await Promise.all([
    findFirstRow(locale, chosenFor('choice')),
    findSeason(locale, { chosen: chosenFor('season'), at: new Date() }),
    findGear(locale, chosenFor('gear')),
    listBrandLines(db, locale),
    countForSale(db),
    findBladeMacro(db, locale),
    listLatestArticles(db, { kind: 'guide', locale, limit: 3 }),
    findPictures(
      db,
      locale,
      on.flatMap(({ picture }) => picture || []),
    ),
    listSizesForSale(db),
  ])
  const sold = categoryCounts.categories.filter(({ value }) => boots.includes(value))
  return {
    hero: { title: inLocale(heroTitle, locale), text: inLocale(heroText, locale) },
    parts: on.map((block) => homePart(block, locale, pictures)),
    first,
    season: { ...season, cards: seasonRow(season, first.cards) },
    gear,
    lines: lines
      .filter(({ slug }) => categoryCounts.lines.some(({ value }) => value === slug))
      .map(({ slug, name, tagline }) => ({ slug, name, tagline })),
    sold: sold.map(({ value }) => value),
    toBoots: `/shop${listingQuery({ ...emptyListing, chosen: { category: boots }, sort: first.isBest ? 'popular' : 'relevance' })}`,
    bootCount: sold.reduce((sum, { count }) => sum + count, 0),
    macro,
    guides: guides.map(({ slug, locale, title, summary, cover }) => ({ slug, locale, title, summary, cover })),
    sizes,
    footMm: isFoot(foot) ? foot : usualFootMm,
    isAsked: isFoot(foot),
  }
}
export type Home = Awaited<ReturnType<typeof findHome>>
