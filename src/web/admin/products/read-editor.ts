import type { Locale } from '#kit/localized.ts'
import { formatDate } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { attributes } from '#shop/catalogue/attributes/attributes.ts'
import { findProductForEdit, type ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { levelsOf } from '#shop/catalogue/attributes/levels.ts'
import { listPriceChanges } from '#shop/catalogue/prices/list-price-changes.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { findProductThreshold } from '#shop/inventory/set-product-threshold.ts'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { productFields, productShape, productTexts } from './product-fields.ts'
import { productKindsOf } from './product-kinds.server.ts'
import { measureViews } from './measure-views.server.ts'
import { readTaxonomy } from './read-products.ts'
import { readTop } from './read-top.ts'
import { pricesOf } from './typed-product.ts'

const mostChanges = 20
/** A larger discount in per cent shows a warning about the legal limit (Decree 81/2018, docs/reference/vietnam.md 3.3). */
const mostOff = 50

/** The product with this id, if there is one. */
export const findEditedProduct = async (db: Db, locale: Locale, id: string) =>
  isUuid(id) ? findProductForEdit(db, locale, id) : undefined

/** The view of the product editor, every field as text. */
export async function readEditor(db: Db, locale: Locale, product: ProductForEdit, at = new Date()) {
  const [taxonomy, changes, lowAt, top] = [
    await readTaxonomy(db, locale),
    await listPriceChanges(db, product.id, mostChanges),
    await findProductThreshold(db, product.id),
    await readTop(db, locale, product),
  ]
  const { id, status, category, type, line } = product
  const levels = [...new Set([...levelsOf[category], ...product.levels])]
  return {
    id,
    status,
    line,
    version: versionOf(productFields(product, lowAt), productShape),
    isService: category === 'services',
    top,
    kinds: productKindsOf(taxonomy, locale, { category, type }),
    category,
    measures: measureViews(category, locale),
    lines: taxonomy.lines,
    levels: levels.map((value) => ({ value, label: levelLabel(value, locale) })),
    companions: product.beside,
    ready: readyOf(product),
    /** Host of the shop, for the preview of the search result. */
    host: new URL(env.BASE_URL).host,
    mayBeDeleted: status === 'draft' && product.publishedAt === null,
    values: productTexts(product, lowAt),
    variants: product.variants.map((variant) => rowOf(variant, product, locale, at)),
    changes,
  }
}
export type EditorView = Awaited<ReturnType<typeof readEditor>>
export type PriceRow = EditorView['variants'][number]

/** Checks the requirements for sale. */
const readyOf = (product: ProductForEdit) => ({
  variants: product.variants.length > 0,
  prices:
    product.variants.length > 0 &&
    (product.category === 'services' || product.variants.every(({ price }) => price > 0)),
  measures: attributes[product.category].safeParse(product.attributes).success,
  pictures: product.pictures.length > 0,
  description: Boolean(product.vi?.description),
})

function rowOf(variant: ProductForEdit['variants'][number], { options }: ProductForEdit, locale: Locale, at: Date) {
  const labels = Object.fromEntries(
    options.filter((one) => variant.options[one.key] === one.value).map((one) => [one.key, one.label]),
  )
  const { price, salePrice, saleFrom, saleUntil } = variant
  const choice = variantLabels(variant.options, labels, locale)
    .map(({ label }) => label)
    .join(' · ')
  return {
    id: variant.id,
    sku: variant.sku,
    choice: choice || variant.sku,
    typed: pricesOf(variant),
    paid: priceAt(variant, at).now,
    off: salePrice === null || price === 0 ? null : Math.round(100 - (salePrice * 100) / price),
    isAboveLaw: salePrice !== null && salePrice * 100 < price * (100 - mostOff),
    /** The state of the sale by its days. */
    sale: saleState({ salePrice, saleFrom, saleUntil }, at),
    from: saleFrom && formatDate(saleFrom, locale),
    until: saleUntil && formatDate(saleUntil, locale),
  }
}

type Sale = { salePrice: number | null; saleFrom: Date | null; saleUntil: Date | null }

function saleState({ salePrice, saleFrom, saleUntil }: Sale, at: Date) {
  if (salePrice === null) return 'none' as const
  if (saleFrom && at < saleFrom) return 'ahead' as const
  return saleUntil && at >= saleUntil ? ('over' as const) : ('runs' as const)
}
