import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { momentField } from '#kit/typed-moment.ts'
import { locales, type Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedMoment } from '#platform/forms/typed-moment.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import type { PriceInput } from '#shop/catalogue/prices/change-price.ts'
import { mostPrice, type Priced } from '#shop/catalogue/prices/price.ts'
import { hasStock } from '#shop/catalogue/product.ts'
import { lineSlugs } from '#shop/catalogue/product-draft.ts'
import type { ProductEdit, ProductTexts } from '#shop/catalogue/products/save-product.ts'
import { settableStatuses } from '#shop/catalogue/products/settable-status.ts'
import { m } from '#words/messages.js'
import { isUuid } from '#kit/is-uuid.ts'
import { productTextFields as fields } from '#shop/catalogue/product-fields.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { readKind } from './read-kind.ts'
import { readMeasures } from './measures.ts'
import { readTaxAndStockFields } from './typed-product-list.ts'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'

export const productTextParts = [
  'name',
  'slug',
  'summary',
  'description',
  'care',
  'seoTitle',
  'seoDescription',
] as const
export type ProductTextPart = (typeof productTextParts)[number]
const editorPriceParts = ['price', 'sale', 'from', 'until'] as const
const missing = () => m.product_admin_error_short()
const slugFault = () => m.admin_slug_wrong()
const orNull = (field: DeclaredField) => textOf(field).transform((typed) => typed || null)

const vietnameseTexts = z.object({
  name: textOf(fields.name, { min: 2, missing }),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(textOf(fields.slug, { min: 1, missing: slugFault, wrong: slugFault })),
  summary: textOf(fields.summary, { min: 2, missing }),
  description: textOf(fields.description),
  care: textOf(fields.care),
  seoTitle: orNull(fields.seoTitle),
  seoDescription: orNull(fields.seoDescription),
})
/** English texts may be empty; pages then show the Vietnamese (with-language-fallback.ts). */
const texts = { vi: vietnameseTexts, en: vietnameseTexts.extend({ summary: textOf(fields.summary) }) }

const months = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: () => m.product_admin_error_months() })
  .transform(Number)
  .refine((typed) => typed <= 120, { error: () => m.product_admin_error_months() })
const plain = z.object({
  kind: z.string().refine((kind) => readKind(kind) !== undefined, { error: () => m.product_admin_kind_missing() }),
  line: z.enum(lineSlugs),
  status: z.enum(settableStatuses),
  warrantyMonths: months,
})

export const amount = typedWhole(0, mostPrice, () => m.product_admin_error_price())

const pricesForm = z
  .object({
    price: amount,
    sale: typedWholeOrNull(0, mostPrice, () => m.product_admin_error_price()),
    from: typedMoment('from'),
    until: typedMoment('until'),
  })
  .refine(({ price, sale }) => sale === null || sale < price, {
    path: ['sale'],
    error: () => m.product_admin_error_sale(),
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: () => m.promotion_error_order(),
  })

type SavedPrices = Priced & { id: string }
type Read =
  | { edit: ProductEdit; lowAt: number | null; rejected?: undefined }
  | { edit?: undefined; lowAt?: undefined; rejected: Rejected }

/**
 * Parses the editor's form, or returns one error per field with everything that was typed. A price row that is not in the form stays
 * unchanged.
 */
export function readProduct(form: FormData, saved: SavedPrices[]): Read {
  const values = productTextsIn(form)
  const errors: Record<string, string> = {}
  const read = <T>(schema: z.ZodType<T>, fields: readonly string[], name: (field: string) => string) => {
    const typed = Object.fromEntries(fields.map((field) => [field, values[name(field)] ?? '']))
    const result = schema.safeParse(typed)
    if (result.success) return result.data
    for (const { path, message } of result.error.issues) errors[name(String(path[0]))] ??= message
    return undefined
  }
  const words = Object.fromEntries(
    locales.map((locale) => [locale, read(texts[locale], productTextParts, (part) => `${locale}.${part}`)]),
  ) as Record<Locale, ProductTexts | undefined>
  const basics = read(plain, ['kind', 'line', 'status', 'warrantyMonths'], (field) => field)
  const productKind = readKind(values.kind ?? '') ?? { category: 'accessories' as const, type: '' }
  const isSold = basics?.status === 'active' || basics?.status === 'scheduled'
  const measures = readMeasures(productKind.category, values, isSold)
  const taxAndStock = readTaxAndStockFields(values, basics?.status === 'scheduled')
  Object.assign(errors, measures.errors, taxAndStock.errors)
  // The form shows the attributes of the old category, so a new category is possible only in a draft.
  if (values.measured !== productKind.category && Object.keys(measures.errors).length)
    errors.kind ??= m.product_admin_kind_measures()
  const prices = wantedPrices(saved, values, (of) => read(pricesForm, editorPriceParts, (part) => `${part}.${of}`))
  if (hasStock(productKind.category)) Object.assign(errors, freePrices(prices, isSold))
  const { vi, en } = words
  if (Object.keys(errors).length || !vi || !en || !basics) return { rejected: { errors, values } }
  const levels = (values.levels ?? '').split(',').filter(Boolean)
  const { kind: _kind, ...plainly } = basics
  const { lowAt, ...of } = taxAndStock.read
  const companionIds = form.getAll('companion').map(String).filter(isUuid)
  const { attributes } = measures
  return { edit: { ...plainly, ...productKind, ...of, vi, en, levels, attributes, companionIds, prices }, lowAt }
}

/** The wanted prices of each variant; unedited fields keep the exact values. */
const wantedPrices = (
  saved: SavedPrices[],
  values: Record<string, string>,
  read: (id: string) => z.infer<typeof pricesForm> | undefined,
): PriceInput[] =>
  saved
    .filter(({ id }) => `price.${id}` in values)
    .flatMap((one) => {
      if (editorPriceParts.every((part) => values[`${part}.${one.id}`] === pricesOf(one)[part]))
        return [{ ...one, variantId: one.id }]
      const typed = read(one.id)
      return typed ? [{ variantId: one.id, price: typed.price, ...saleOf(typed) }] : []
    })

/** Goods are never free (change-price.ts); an error at the field keeps what was typed. */
const freePrices = (prices: PriceInput[], isSold: boolean) =>
  Object.fromEntries(
    prices.flatMap(({ variantId, price, salePrice }) => [
      ...(isSold && price === 0 ? [[`price.${variantId}`, m.product_sheet_price_free()]] : []),
      ...(salePrice === 0 ? [[`sale.${variantId}`, m.product_admin_error_sale_free()]] : []),
    ]),
  )

const saleOf = ({ sale, from, until }: { sale: Dong | null; from: Date | null; until: Date | null }) => ({
  salePrice: sale,
  saleFrom: from,
  saleUntil: until,
})

/** All fields of a form, one text each; ticked checkboxes of one name are joined. */
export const productTextsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .filter((one) => typeof one === 'string')
        .join(','),
    ]),
  )

/** The prices of a variant as field values. */
export const pricesOf = ({ price, salePrice, saleFrom, saleUntil }: Priced): Record<string, string> => ({
  price: formatCount(price),
  sale: salePrice === null ? '' : formatCount(salePrice),
  from: momentField(saleFrom),
  until: momentField(saleUntil),
})
