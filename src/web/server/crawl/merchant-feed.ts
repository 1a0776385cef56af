import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { euSize, isBoot } from '#shop/catalogue/attributes/sizes.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { productTitle } from '#shop/catalogue/products/product-title.server.ts'
import { matchesChoices, type OptionKey, type CategorySlug, type Options } from '#shop/catalogue/product.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { walkFeedProducts, type FeedProduct } from '#shop/inventory/lists/walk-feed-products.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { tag } from './xml.ts'

type Variant = FeedProduct['variants'][number]
type Shop = { name: string; locale: Locale; categories: Map<string, string> }

/** Google's product data for one language (support.google.com/merchants/answer/7052112), an item for each variant, piece by piece. */
export async function* merchantFeed(db: Db, locale: Locale) {
  const [{ name }, categories] = [await findSettings(db), await listCategories(db, locale)]
  const shop: Shop = { name, locale, categories: new Map(categories.map((one) => [one.slug, one.name])) }
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${tag('title', name)}${tag('link', linkIn(locale, '/'))}${tag('description', name)}\n`
  for await (const some of walkFeedProducts(db, locale))
    yield some.flatMap((goods) => goods.variants.map((variant) => item(goods, variant, shop))).join('')
  yield '</channel></rss>\n'
}

/** Google's limits, in characters. */
const [maxTitle, maxDescription] = [150, 5000]
const maxPictures = 10

type Sold = { category: CategorySlug; type: string; attributes: Record<string, unknown> }

/** Ids of Google's product taxonomy (support.google.com/merchants/answer/6324436): “Ice Skates”, “Figure Skate Boots”, “Ice Skate Blades” and accessories. */
const skates = 1057
const bootsWithoutBladeCategory = 6708
const blades = 7000
const protectiveGear = 1105
const partsAndAccessories = 3791
const byType: Record<string, number> = {
  helmet: 6080,
  elbow: 499_756,
  gloves: 6078,
  shorts: 3615,
  knee: 499_755,
  shin: 499_755,
  mouthguard: 499_801,
  guards: 4019,
  soakers: 4019,
  laces: 1856,
  tools: 3623,
}

export function googleCategoryOf({ category, type, attributes }: Sold) {
  if (isBoot(category))
    return category === 'figure' && attributes.blade_included === false ? bootsWithoutBladeCategory : skates
  if (category === 'blades') return blades
  return byType[type] ?? (category === 'protective' ? protectiveGear : partsAndAccessories)
}

const childTypes = new Set(['youth', 'junior', 'kids', 'adjustable_kids', 'double_runner'])

/** Kids only for goods made for children alone; in the feed, goods for children and adults count as adult. */
export function ageGroupOf({ type, attributes: { age } }: Sold) {
  const isForChildren = Array.isArray(age) && age.length > 0 ? age.every((one) => one === 'kid') : childTypes.has(type)
  return isForChildren ? 'kids' : 'adult'
}

/**
 * The gender of a product. The catalogue has no field for it, since boots are made by length and width alone, so all products are unisex.
 * `age_group` marks products for children.
 */
const gender = 'unisex'

/** The size in one format: the EU size with its width letter for a boot, the label for everything else. */
export function feedSizeOf({ category }: Sold, options: Options, words: Record<string, string>) {
  const { size, width } = options
  if (isBoot(category) && size && /^\d{3}$/.test(size))
    return { size: [euSize(Number(size)), width].filter(Boolean).join(' '), system: 'EU' }
  return { size: words.size ?? words.blade_length ?? words.length, system: undefined }
}

function item(goods: FeedProduct, variant: Variant, shop: Shop) {
  const { locale, name, categories } = shop
  const optionTexts = Object.entries(variant.options).map(([key, value]) => {
    const label = goods.labels.find((one) => one.key === key && one.value === value)?.label
    return [key, optionLabel(key as OptionKey, value, label, locale)] as const
  })
  const words = Object.fromEntries(optionTexts)
  const [first, ...others] = picturesOf(goods, variant)
  if (!first) return ''
  const choice = new URLSearchParams(variant.options)
  const link = linkIn(
    locale,
    `/product/${encodeURI(goods.slug)}${Object.keys(variant.options).length ? `?${choice}` : ''}`,
  )
  const brand = `${name} ${goods.line.charAt(0).toUpperCase()}${goods.line.slice(1)}`
  const parts = [
    tag('g:id', variant.sku),
    goods.variants.length > 1 && tag('g:item_group_id', goods.id),
    tag('g:title', titleOf(goods, optionTexts, locale)),
    tag('g:description', `${goods.summary}\n\n${goods.description}`.slice(0, maxDescription)),
    tag('g:link', link),
    tag('g:image_link', first),
    ...others.slice(0, maxPictures).map((picture) => tag('g:additional_image_link', picture)),
    tag('g:availability', variant.available > 0 ? 'in_stock' : 'out_of_stock'),
    ...pricesOf(variant),
    tag('g:condition', 'new'),
    tag('g:brand', brand),
    // The shop's own barcodes are not GTINs.
    /^\d{8}(?:\d{4,6})?$/.test(variant.barcode ?? '')
      ? tag('g:gtin', variant.barcode)
      : tag('g:identifier_exists', 'no'),
    tag('g:google_product_category', googleCategoryOf(goods)),
    tag('g:product_type', [categories.get(goods.category), typeLabel(goods.type, locale)].filter(Boolean).join(' > ')),
    tag('g:color', words.colour),
    ...sizes(goods, variant, words),
    tag('g:age_group', ageGroupOf(goods)),
    tag('g:gender', gender),
    tag('g:shipping_weight', variant.weightG > 0 ? `${variant.weightG} g` : ''),
  ]
  return `<item>${parts.filter(Boolean).join('')}</item>\n`
}

const titleOf = (goods: FeedProduct, optionTexts: (readonly [string, string])[], locale: Locale) =>
  [productTitle(goods, locale, maxTitle), ...optionTexts.map(([, label]) => label)].join(', ').slice(0, maxTitle)

function sizes(goods: FeedProduct, { options }: Variant, words: Record<string, string>) {
  const { size, system } = feedSizeOf(goods, options, words)
  return [tag('g:size', size), tag('g:size_system', system)]
}

/** Pictures of this colour first, then those for no particular option. */
function picturesOf({ pictures }: FeedProduct, { options }: Variant) {
  const own = pictures.filter((one) => one.options && matchesChoices(options, one.options))
  const shared = pictures.filter((one) => !one.options)
  return [...new Set([...own, ...shared].map(({ file }) => `${env.BASE_URL}/media/${file}-1000.webp`))]
}

/** The price without a sale, and the sale with its dates, so that the marketplace starts it itself. A sale without an end is sent once it has begun. */
function pricesOf({ price, salePrice, saleFrom, saleUntil }: Variant) {
  const [now, usual] = [new Date(), tag('g:price', `${price} VND`)]
  const isOver = saleUntil ? saleUntil <= now : saleFrom !== null && saleFrom > now
  if (salePrice === null || salePrice >= price || isOver) return [usual]
  const days = saleUntil && `${(saleFrom ?? now).toISOString()}/${saleUntil.toISOString()}`
  return [usual, tag('g:sale_price', `${salePrice} VND`), tag('g:sale_price_effective_date', days)]
}
