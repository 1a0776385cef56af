import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { familyOf } from '#shop/advisers/family-of.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import {
  compareProducts,
  isOneKind,
  lostPoints,
  type CompareProfile,
  type Compared,
} from '#shop/advisers/comparison.ts'
import { bootDisciplines, widths } from '#shop/catalogue/attributes/sizes.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { hasStock, matchesChoices, type Options } from '#shop/catalogue/product.ts'
import { leadOfProduct } from '#shop/catalogue/variants/lead-of-product.ts'
import { findProduct, type ProductPage } from '#shop/catalogue/queries.ts'
import type { Lead } from '#shop/catalogue/variants/lead.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { comparePath } from '#shop/search/cards/compare-list.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listChoice } from '#shop/search/cards/list-choice.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { compareRows, type SizesInStock } from './compare-rows.server.ts'

const suggested = 8

/** `profileQuery`: the profile as it stands in the address. */
type CompareQuery = { slugs: string[]; profile: CompareProfile; profileQuery: string; isAsked: boolean }

/** Everything the comparison shows. Duplicates count once; products no longer sold are reported. */
export async function findComparison(db: Db, locale: Locale, { slugs, profile, profileQuery, isAsked }: CompareQuery) {
  const products = await Promise.all(slugs.map((slug) => findProduct(db, locale, slug)))
  const pages = products.filter((page) => page !== undefined)
  const available = await availableOf(
    db,
    pages.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  const at = new Date()
  const all = pages.map((product) => {
    const lead = leadOfProduct(product, available, at)
    const inStock = sizesInStock(product, available)
    return { product, lead, inStock, compared: comparedOf(product, inStock, lead) }
  })
  const result = compareProducts({ products: all.map(({ compared }) => compared), profile })
  const heads = [...new Map(all.map((one) => [one.product.id, one])).values()]
  const kept = heads.map(({ product }) => product)
  const disciplines = [...new Set(all.flatMap(({ compared }) => compared.discipline ?? []))]
  const alike = isOneKind(all.map(({ compared }) => compared))
  return {
    products: heads.map(({ product, lead }) => ({
      ...headOf(product, lead.picture, comparePath(kept.filter((one) => one !== product).map(slugOf), profileQuery)),
      ...buyOf(product, lead, available, locale),
    })),
    /** The slugs of products no longer sold. */
    gone: slugs.filter((_, at) => products[at] === undefined),
    error: 'error' in result ? result.error : null,
    /** Whether all are of one kind; else no value is marked best and nothing is ranked. */
    isOneKind: alike,
    /** With several disciplines, the products of the asked one may be of one kind. */
    canRank: alike || disciplines.length > 1,
    rows: 'error' in result ? [] : compareRows(all, result, locale),
    disciplines,
    ranking: isAsked ? rankingOf(all, profile) : [],
    excluded: 'error' in result || !isAsked ? [] : result.excluded,
    more: await suggestions(db, locale, kept, profileQuery),
  }
}
export type Comparison = Awaited<ReturnType<typeof findComparison>>

/** How each product fits the profile, and how each point was lost. */
function rankingOf(all: { compared: Compared; inStock: SizesInStock[] }[], profile: CompareProfile) {
  const fitting = all.map(({ compared, inStock }) => ({
    ...compared,
    widths: widthsAt(profile.size_mm, compared.widths, inStock),
  }))
  const ranked = compareProducts({ products: fitting, profile })
  if ('error' in ranked) return []
  return ranked.ranking.map(({ id, score }) => ({
    id,
    score,
    lost: lostPoints(
      fitting.find((one) => one.id === id)!,
      profile,
    ),
  }))
}

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const millimetres = (text: string | undefined) => (text && /^\d{3}$/.test(text) ? [Number(text)] : [])
const sorted = <T>(values: T[]) => [...new Set(values)].sort()

/** The sizes in stock now, of each width. */
function sizesInStock({ category, variants }: ProductPage, available: Map<string, number>): SizesInStock[] {
  if (!bootDisciplines.some((boot) => boot === category)) return []
  const widths = boughtWidths.filter((width) => variants.some(({ options }) => (options.width ?? null) === width))
  const inStock = variants.filter(({ id }) => (available.get(id) ?? 1) > 0)
  return widths.map((width) => ({
    width,
    sizes: sorted(
      inStock.flatMap(({ options }) => ((options.width ?? null) === width ? millimetres(options.size) : [])),
    ),
  }))
}
const boughtWidths = [null, ...widths]

/** The values that the comparison weighs: the price as on card and page, and the sizes in stock now. */
function comparedOf(product: ProductPage, inStock: SizesInStock[], lead: Partial<Lead>): Compared {
  const { id, category, attributes, variants, warrantyMonths } = product
  const { now = 0, was = null } = lead.price ?? {}
  const isBoot = bootDisciplines.some((boot) => boot === category)
  return {
    id,
    category,
    discipline: isBoot ? category : typeof attributes.blade_for === 'string' ? attributes.blade_for : null,
    price: was ?? now,
    sale_price: was === null ? null : now,
    kind: kindOf(product),
    stiffness: number(attributes.stiffness),
    weight_g: number(attributes.weight_g),
    sizes: sorted(inStock.flatMap(({ sizes }) => sizes)),
    widths: sorted(variants.flatMap(({ options }) => options.width ?? [])),
    warranty_months: warrantyMonths || null,
  }
}

/** The kind of a product; only one kind is compared: boots with a blade, boots without, blades of one discipline, helmets. */
function kindOf({ category, type, attributes }: ProductPage) {
  if (category === 'blades') return familyOf(attributes.blade_for)
  if (!bootDisciplines.some((boot) => boot === category)) return type
  return isBare({ category, attributes, options: {} }) ? 'bare' : 'whole'
}

/** What can be bought from the comparison: the values in stock of the one open option. `buy` is null where more options are open, colour and width among them, which nobody may choose for the buyer; then the product's page asks. */
function buyOf(
  product: ProductPage,
  { choice, price, isFrom = false }: Partial<Lead>,
  left: Map<string, number>,
  locale: Locale,
) {
  const at = new Date()
  const { variants, category } = product
  const chosenOptions: Options = Object.fromEntries(
    Object.entries(choice ?? {}).filter(([, value]) => value !== undefined),
  )
  const there = variants.filter(
    ({ id, options }) => matchesChoices(options, chosenOptions) && (!hasStock(category) || (left.get(id) ?? 0) > 0),
  )
  const options = optionViews(product, locale)
  const [open, ...more] = options.filter(({ key }) => chosenOptions[key] === undefined)
  const isLent = options.some(({ key, values }) => chosenOptions[key] !== undefined && values.length > 1)
  const values = open?.values.flatMap(({ value, label }) => {
    const variant = there.find(({ options }) => options[open.key] === value)
    return variant ? [{ value, label, price: priceAt(variant, at).now }] : []
  })
  return {
    price: price?.now ?? 0,
    isFrom,
    isThere: there.length > 0,
    buy:
      more.length || isLent
        ? null
        : { known: chosenOptions, name: open?.key ?? null, ask: open?.ask ?? null, values: values ?? [] },
  }
}

const slugOf = ({ words }: ProductPage) => ({ slug: words.slug })
const isSoldBare = ({ category, attributes }: ProductPage) => isBare({ category, attributes, options: {} })

function headOf(page: ProductPage, picture: string | null, without: string) {
  const { id, category, words } = page
  return {
    id,
    category,
    name: words.name,
    slug: words.slug,
    picture,
    isBare: isSoldBare(page),
    without,
  }
}

/** Products to add to the comparison: of the same kind, each with the address that adds it. */
async function suggestions(db: Db, locale: Locale, compared: ProductPage[], profileQuery: string) {
  const [first] = compared
  if (!first || compared.length >= 4 || compared.some(({ category }) => category !== first.category)) return []
  const ids = await listChoice(db, [first.category], { limit: 4 * suggested, fill: true })
  const others = await listCards(
    db,
    locale,
    ids.filter((id) => compared.every((page) => page.id !== id)),
  )
  const alike = others.filter((card) => compared.some((page) => isSoldBare(page) === card.isBare))
  return alike.slice(0, suggested).map(({ id, name, slug, pictures }) => ({
    id,
    name,
    picture: pictures[0]?.file ?? null,
    add: comparePath([...compared.map(slugOf), { slug }], profileQuery),
  }))
}

/** The widths in which a product can be had in this size. Where the size is sold out in all of them it counts as made in each, so that one lack does not cost the points of two. */
export function widthsAt(size: number | null | undefined, made: string[], inStock: readonly SizesInStock[]) {
  if (size == null || !inStock.some(({ sizes }) => sizes.includes(size))) return made
  return made.filter((one) => inStock.some(({ width, sizes }) => width === one && sizes.includes(size)))
}
