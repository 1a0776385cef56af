import type { Locale } from '#kit/localized.ts'
import { inLocale } from '#kit/localized.ts'
import { attributes } from '#shop/catalogue/attributes.ts'
import { attributeLabel, choiceLabel, levelLabel, typeLabel } from '#shop/catalogue/labels.server.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { m } from '#words/messages.js'

export type SpecRow = { name: string; value: string }

/** Units by the ending of the key (attributes.ts). */
const units = { _g: m.unit_g, _mm: m.unit_mm, _m: m.unit_m, _l: m.unit_l, _days: m.unit_days } as const

/** The table of a product: the same rows in the same order for everything of its category, without those that its record leaves open. */
export function specRows(product: ProductPage, locale: Locale): SpecRow[] {
  const { category, type, levels, warrantyMonths, origin } = product
  const options = { locale }
  const measured = Object.keys(attributes[category].shape).flatMap((key) => {
    const value = attributeText(key, product.attributes[key], locale)
    return value ? [{ name: attributeLabel(key, locale), value }] : []
  })
  return [
    { name: m.product_spec_type({}, options), value: typeLabel(type, locale) },
    ...(levels.length
      ? [
          {
            name: m.product_spec_level({}, options),
            value: levels.map((level) => levelLabel(level, locale)).join(', '),
          },
        ]
      : []),
    ...measured,
    ...(origin ? [{ name: m.product_spec_origin({}, options), value: inLocale(origin, locale) }] : []),
    ...(warrantyMonths
      ? [{ name: m.product_spec_warranty({}, options), value: m.product_months({ count: warrantyMonths }, options) }]
      : []),
  ]
}

function attributeText(key: string, value: unknown, locale: Locale): string | undefined {
  if (value === undefined || value === null || value === '') return
  if (typeof value === 'boolean') return value ? m.choice_yes({}, { locale }) : m.choice_no({}, { locale })
  if (Array.isArray(value)) return value.map((one) => choiceLabel(key, String(one), locale)).join(', ')
  if (typeof value !== 'number') return choiceLabel(key, String(value), locale)
  const unit = Object.entries(units).find(([ending]) => key.endsWith(ending))?.[1]
  return unit ? unit({ value: value.toLocaleString('vi-VN') }, { locale }) : choiceLabel(key, String(value), locale)
}
