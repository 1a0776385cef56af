import type { TaxonomyKind } from '#shop/pricing/describe-promotion.ts'
import { m } from '#words/messages.js'
import { boughtFields, promotionProductFields } from './promotion-product-fields.tsx'
import { taxonomyNameIn, type TaxonomyNames } from './taxonomy-names.ts'

/** Labels of the fields for the save bar and conflicts. */
export const promotionFieldLabels = (): Record<string, string> => ({
  nameVi: m.promotion_field_name_vi(),
  nameEn: m.promotion_field_name_en(),
  byCode: m.promotion_field_way(),
  code: m.promotion_col_code(),
  kind: m.promotion_field_kind(),
  percent: m.promotion_field_percent(),
  amount: m.promotion_field_amount(),
  most: m.promotion_field_most(),
  buy: m.promotion_field_buy(),
  get: m.promotion_field_get(),
  times: m.promotion_field_times(),
  ...goodsLabels(promotionProductFields, m.promotion_field_goods()),
  ...goodsLabels(boughtFields, m.promotion_field_of()),
  minSubtotal: m.promotion_field_minimum(),
  maxUses: m.promotion_field_max_uses(),
  maxPerPerson: m.promotion_field_per_person(),
  startsAt: m.promotion_field_starts(),
  endsAt: m.promotion_field_ends(),
  note: m.promotion_field_note(),
  skipsSale: m.promotion_field_skips_sale(),
  firstOrder: m.promotion_field_first(),
  combines: m.promotion_field_combines(),
})

const goodsLabels = (fields: typeof promotionProductFields, of: string) => ({
  [fields.category]: `${of}: ${m.promotion_field_categories()}`,
  [fields.line]: `${of}: ${m.promotion_field_lines()}`,
  [fields.type]: `${of}: ${m.promotion_field_types()}`,
  [fields.skus]: `${of}: ${m.promotion_field_skus()}`,
})

const words: Record<string, Record<string, () => string>> = {
  byCode: { code: () => m.promotion_field_way_code(), auto: () => m.promotion_field_way_auto() },
  kind: {
    percent: () => m.promotion_field_kind_percent(),
    amount: () => m.promotion_field_kind_amount(),
    'free-shipping': () => m.promotion_field_kind_shipping(),
    'buy-get': () => m.promotion_field_kind_buy_get(),
  },
}

/** Formats field values that are codes. */
export function describePromotionField(name: string, value: string, names: TaxonomyNames): string | undefined {
  const kinds = (['category', 'line', 'type'] as TaxonomyKind[]).filter(
    (kind) => promotionProductFields[kind] === name || boughtFields[kind] === name,
  )
  const [kind] = kinds
  if (!kind || !value) return words[name]?.[value]?.()
  return value
    .split(',')
    .map((slug) => taxonomyNameIn(names)(kind, slug))
    .join(', ')
}
