import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { compareProducts, isOneKind, lostPoints, type CompareProfile } from '#shop/advisers/comparison.ts'
import { leadOfProduct } from '#shop/catalogue/variants/lead-of-product.ts'
import { findProduct, type ProductPage } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { comparePath } from '#shop/search/cards/compare-list.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listChoice } from '#shop/search/cards/list-choice.ts'
import { buyOf } from './buy-of.server.ts'
import { comparedOf } from './compared.server.ts'
import { compareRows } from './compare-rows.server.ts'

const suggested = 8

type Asked = { slugs: string[]; profile: CompareProfile; isAsked: boolean }

/** Everything the comparison shows. Asked for the same twice, it is one; asked for what is no longer sold, it is said. */
export async function findComparison(db: Db, locale: Locale, { slugs, profile, isAsked }: Asked) {
  const found = await Promise.all(slugs.map((slug) => findProduct(db, locale, slug)))
  const pages = found.filter((page) => page !== undefined)
  const available = await availableOf(
    db,
    pages.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  const at = new Date()
  const all = pages.map((product) => {
    const lead = leadOfProduct(product, available, at)
    return { product, lead, compared: comparedOf(product, available, lead) }
  })
  const result = compareProducts({ products: all.map(({ compared }) => compared), profile })
  const heads = [...new Map(all.map((one) => [one.product.id, one])).values()]
  const kept = heads.map(({ product }) => product)
  const disciplines = [...new Set(all.flatMap(({ compared }) => compared.discipline ?? []))]
  const alike = isOneKind(all.map(({ compared }) => compared))
  return {
    products: heads.map(({ product, lead }) => ({
      ...headOf(product, lead.picture, kept),
      ...buyOf(product, lead, available, locale),
    })),
    gone: found.length - pages.length,
    error: 'error' in result ? result.error : null,
    /** Whether they are of one kind; else nothing of them is the best, and nothing is ranked. */
    isOneKind: alike,
    /** Of several sports, those of the one that is asked for may be of one kind. */
    canRank: alike || disciplines.length > 1,
    rows: 'error' in result ? [] : compareRows(all, result, locale),
    disciplines,
    ranking:
      'error' in result || !isAsked
        ? []
        : result.ranking.map(({ id, score }) => ({
            id,
            score,
            lost: lostPoints(all.find(({ compared }) => compared.id === id)!.compared, profile),
          })),
    excluded: 'error' in result || !isAsked ? [] : result.excluded,
    more: await suggestions(db, locale, kept),
  }
}
export type Comparison = Awaited<ReturnType<typeof findComparison>>

const slugOf = ({ words }: ProductPage) => ({ slug: words.slug })
const comesBare = ({ category, attributes }: ProductPage) => isBare({ category, attributes, options: {} })

function headOf(page: ProductPage, picture: string | null, all: ProductPage[]) {
  const { id, category, words } = page
  return {
    id,
    category,
    name: words.name,
    slug: words.slug,
    picture,
    isBare: comesBare(page),
    without: comparePath(all.filter((other) => other !== page).map(slugOf)),
  }
}

/** What could stand beside them: of the same kind, boots alone beside boots alone, each with the address that adds it. */
async function suggestions(db: Db, locale: Locale, kept: ProductPage[]) {
  const [first] = kept
  if (!first || kept.length >= 4 || kept.some(({ category }) => category !== first.category)) return []
  const ids = await listChoice(db, [first.category], { limit: 4 * suggested, fill: true })
  const others = await listCards(
    db,
    locale,
    ids.filter((id) => kept.every((page) => page.id !== id)),
  )
  const alike = others.filter((card) => kept.some((page) => comesBare(page) === card.isBare))
  return alike.slice(0, suggested).map(({ id, name, slug, pictures }) => ({
    id,
    name,
    picture: pictures[0]?.file ?? null,
    add: comparePath([...kept.map(slugOf), { slug }]),
  }))
}
