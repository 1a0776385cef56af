import { declareFields } from '#kit/declare-fields.ts'
import { slugPattern } from '#kit/slug-pattern.ts'

export const productTextFields = declareFields({
  name: { kind: 'line', max: 120, required: true },
  slug: { kind: 'code', max: 120, pattern: slugPattern },
  summary: { kind: 'text', max: 300 },
  description: { kind: 'text', max: 8000 },
  care: { kind: 'text', max: 4000 },
  seoTitle: { kind: 'line', max: 120 },
  seoDescription: { kind: 'text', max: 320 },
})
const side = { kind: 'number', max: 3 } as const
export const goodsFields = declareFields({
  warrantyMonths: { kind: 'number', max: 3 },
  lowAt: { kind: 'number', max: 3 },
  length: side,
  width: side,
  height: side,
  origin: { kind: 'line', max: 60 },
  measure: { kind: 'line', max: 80 },
  addCompanion: { kind: 'line', max: 200 },
})
const amount = { kind: 'number', max: 16 } as const
export const priceFields = declareFields({ price: amount, sale: amount })
/** For many products at once: the discount in percent, and the reason. */
export const manyPricesFields = declareFields({
  off: { kind: 'number', max: 2 },
  note: { kind: 'line', max: 200 },
  cell: { kind: 'number', max: 20 },
})
export const variantFields = declareFields({
  /** Values of an option, one a line. */
  text: { kind: 'text', max: 2000 },
  pattern: { kind: 'line', max: 80 },
  price: amount,
  weightG: { kind: 'number', max: 6 },
  colourVi: { kind: 'line', max: 40 },
  colourEn: { kind: 'line', max: 40 },
  sku: { kind: 'code', max: 40 },
  barcode: { kind: 'number', max: 40 },
})
