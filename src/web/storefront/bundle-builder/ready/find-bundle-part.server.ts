import type { Locale } from '#kit/localized.ts'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { findBlade } from '#shop/advisers/blade-finder.ts'
import { pairOf } from '#shop/advisers/pair-of.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { findProduct, type ProductPage } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { isSizeWithin, type BundleRole, type ReadyBundle } from '#shop/settings/ready-bundles.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import {
  candidates,
  choose,
  missingKey,
  paidFor,
  priceOf,
  readPickedChoice,
  stateOf,
  variantOf,
} from '#web/parts/product/picker.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'

type PartQuery = {
  role: BundleRole
  slugs: string[]
  sizes: ReadyBundle['sizes']
  params: URLSearchParams
  locale: Locale
}

/** The skate of the bundle, under which its blade is to go. */
type Skate = { product: ProductPage; choice: Options }

/** A part of a ready bundle: its products, the chosen one, and its stock. Undefined while none of them is for sale. */
export async function findBundlePart({ role, slugs, sizes, params, locale }: PartQuery, skate?: Skate) {
  const { products, product } = await findChoices(slugs, params.get(role), locale)
  if (!product) return
  const stock = await availableOf(
    db,
    product.variants.map(({ id }) => id),
  )
  const all = variantViews(product, stock, new Date())
  const fits = role === 'blade' && skate ? fitsUnder(skate, product) : role === 'skate' ? isWithin(sizes) : () => true
  const variants = all.filter(({ options }) => fits(options))
  const options = optionViews(product, locale).toSorted((a, b) => rank(a.key) - rank(b.key))
  const chosen = choiceIn(role, options, params)
  const picked = readPickedChoice(variants, options, chosen)
  const choice = role === 'blade' && skate ? withAdvised(picked, { variants, options, product, skate }) : picked
  return {
    role,
    product,
    products: products.map(({ id, words, slugs: own, pictures }) => ({
      id,
      name: words.name,
      slug: own[locale],
      picture: pictures[0]?.file ?? null,
      isChosen: id === product.id,
    })),
    options: options.map((option) => ({
      ...option,
      values: option.values
        .map((value) => ({ ...value, state: stateOf(variants, choice, option.key, value.value) }))
        // Blades of other sizes and boots outside the age range do not belong to this bundle.
        .filter((value) => variants.some((one) => one.options[option.key] === value.value)),
    })),
    choice,
    missing: missingKey(options, choice) ?? null,
    variant: variantOf(variants, options, choice),
    /** Stands for the part while a choice is open: the cheapest that it leaves. */
    likely: candidates(variants, choice).toSorted((a, b) => paidFor(a).now - paidFor(b).now)[0],
    price: priceOf(variants, choice),
    fitsNone: variants.length === 0,
  }
}
export type ReadyBundlePart = NonNullable<Awaited<ReturnType<typeof findBundlePart>>>

/** The products for sale, and the one of the address; an address from before a slug changed still chooses its product. */
async function findChoices(slugs: string[], requestedSlug: string | null, locale: Locale) {
  const found = await Promise.all(slugs.map((slug) => findProduct(db, locale, slug)))
  // The merchant may have listed a product by two of its slugs.
  const products = [...new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()]
  const requestedId = requestedSlug && (await findBySlugs(db, [requestedSlug])).get(requestedSlug)
  return { products, product: products.find(({ id }) => id === requestedId) ?? products[0] }
}

/** Widths stand before sizes, since the shown sizes are those of the chosen width. */
const rank = (key: OptionKey) => (key === 'colour' ? 0 : key === 'width' ? 1 : 2)

const asPart = ({ category, attributes }: ProductPage, options: Options) => ({ category, attributes, options })

/** The options of this part in the address. */
const choiceIn = (role: BundleRole, options: readonly { key: OptionKey }[], params: URLSearchParams) =>
  new URLSearchParams(
    options.flatMap(({ key }) => {
      const value = params.get(`${role}.${key}`)
      return value === null ? [] : [[key, value]]
    }),
  )

const isWithin =
  (sizes: ReadyBundle['sizes']) =>
  ({ size }: Options) =>
    isSizeWithin(sizes, size)

/** Blades that do not fit the chosen skate are not offered. */
const fitsUnder = (skate: Skate, blade: ProductPage) => (options: Options) =>
  checkBlade(pairOf(asPart(skate.product, skate.choice), asPart(blade, options))).status !== 'no'

type PartChoice = {
  variants: ReturnType<typeof variantViews>
  options: ReturnType<typeof optionViews>
  product: ProductPage
  skate: Skate
}

/** Only one size of runner fits; the length of a speed blade follows the boot until the shopper chooses another (docs/reference/skating.md 8.2). */
function withAdvised(choice: Options, { variants, options, product, skate }: PartChoice): Options {
  const key = missingKey(options, choice)
  const size = Number(skate.choice.size)
  if (!key || !size) return choice
  const only = new Set(variants.map((variant) => variant.options[key]))
  if (only.size === 1) return choose(variants, options, choice, { key, value: [...only][0]! })
  const discipline = product.attributes.blade_for
  if (discipline !== 'speed_short' && discipline !== 'speed_long') return choice
  const advised = findBlade({ discipline, boot_size_mm: size, weight_kg: 60 })
  if (!('length_in' in advised)) return choice
  const value = String(advised.length_in)
  return only.has(value) ? choose(variants, options, choice, { key, value }) : choice
}
