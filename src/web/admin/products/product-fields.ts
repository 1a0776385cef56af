import { locales } from '#kit/localized.ts'
import { momentField } from '#kit/typed-moment.ts'
import { categorySlugs } from '#shop/catalogue/product-draft.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'
import { measuresOf, measureTexts } from './measures.ts'
import { pricesOf, productTextParts } from './typed-product.ts'

type Texts = Record<string, string>

/** The product as field values of its editor, without prices. */
export const productTexts = (product: ProductForEdit, lowAt: number | null): Texts => ({
  ...textsOf(product),
  ...measureTexts(product.attributes),
  ...goodsTexts(product, lowAt),
  kind: `${product.category}/${product.type}`,
  levels: product.levels.join(','),
  warrantyMonths: String(product.warrantyMonths),
})

/** All fields of the editor; they are compared when two people edit one product. */
export const productFields = (product: ProductForEdit, lowAt: number | null): Texts => ({
  ...Object.fromEntries(measuresOf(product.category).map(({ key }) => [`measure.${key}`, ''])),
  ...productTexts(product, lowAt),
  status: product.status,
  line: product.line,
  companion: product.beside.map(({ id }) => id).join(','),
  ...Object.fromEntries(
    product.variants.flatMap((one) => Object.entries(pricesOf(one)).map(([part, text]) => [`${part}.${one.id}`, text])),
  ),
})

const manyMeasures = categorySlugs
  .flatMap((category) => measuresOf(category))
  .filter(({ kind }) => kind === 'many')
  .map(({ key }) => `measure.${key}`)
export const productShape: FormShape = { many: ['levels', 'companion', ...new Set(manyMeasures)] }

const textsOf = (product: ProductForEdit): Texts =>
  Object.fromEntries(
    locales.flatMap((locale) => productTextParts.map((part) => [`${locale}.${part}`, product[locale]?.[part] ?? ''])),
  )

const goodsTexts = (
  { category, vatClass, boxCm, origin, status, publishedAt }: ProductForEdit,
  lowAt: number | null,
): Texts => ({
  vatClass,
  // Services have no parcel size and no stock.
  ...(category !== 'services' && {
    'box.length': String(boxCm?.[0] ?? ''),
    'box.width': String(boxCm?.[1] ?? ''),
    'box.height': String(boxCm?.[2] ?? ''),
    lowAt: String(lowAt ?? ''),
  }),
  'origin.vi': origin?.vi ?? '',
  'origin.en': origin?.en ?? '',
  publishAt: status === 'scheduled' ? momentField(publishedAt) : '',
})
