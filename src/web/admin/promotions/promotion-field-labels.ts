import type { TaxonomyKind } from '#shop/pricing/describe-promotion.ts'
import { m } from '#words/messages.js'
import { boughtFields, promotionProductFields } from './promotion-product-fields.tsx'
import { taxonomyNameIn, type TaxonomyNames } from './taxonomy-names.ts'

/** What the fields of a promotion are called outside of their places. */
export const promotionFieldLabels = (): Record<string, string> => ({
  nameVi: m.promo_f_name_vi(),
  nameEn: m.promo_f_name_en(),
  byCode: m.promo_f_way(),
  code: m.promo_col_code(),
  kind: m.promo_f_kind(),
  percent: m.promo_f_percent(),
  amount: m.promo_f_amount(),
  most: m.promo_f_most(),
  buy: m.promo_f_buy(),
  get: m.promo_f_get(),
  times: m.promo_f_times(),
  ...goodsLabels(promotionProductFields, m.promo_f_goods()),
  ...goodsLabels(boughtFields, m.promo_f_of()),
  minSubtotal: m.promo_f_minimum(),
  maxUses: m.promo_f_max_uses(),
  maxPerPerson: m.promo_f_per_person(),
  startsAt: m.promo_f_starts(),
  endsAt: m.promo_f_ends(),
  note: m.promo_f_note(),
  skipsSale: m.promo_f_skips_sale(),
  firstOrder: m.promo_f_first(),
  combines: m.promo_f_combines(),
})

const goodsLabels = (fields: typeof promotionProductFields, of: string) => ({
  [fields.category]: `${of}: ${m.promo_f_categories()}`,
  [fields.line]: `${of}: ${m.promo_f_lines()}`,
  [fields.type]: `${of}: ${m.promo_f_types()}`,
  [fields.skus]: `${of}: ${m.promo_f_skus()}`,
})

const words: Record<string, Record<string, () => string>> = {
  byCode: { code: () => m.promo_f_way_code(), auto: () => m.promo_f_way_auto() },
  kind: {
    percent: () => m.promo_f_kind_percent(),
    amount: () => m.promo_f_kind_amount(),
    'free-shipping': () => m.promo_f_kind_shipping(),
    'buy-get': () => m.promo_f_kind_buy_get(),
  },
}

/** What a field holds as a code, in words. */
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
