import type { Locale } from '#kit/localized.ts'
import { inLocale } from '#kit/localized.ts'
import { countMessage } from '#kit/count-message.ts'
import { attributes } from '#shop/catalogue/attributes/attributes.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import { attributeLabel, choiceLabel, levelLabel, typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'

/** `value` null: a row of the discipline that this product leaves empty. */
export type SpecRow = { name: string; value: string | null; lang?: 'vi' }

/** Units by the ending of the key (attributes.ts). */
const units = { _g: m.unit_g, _mm: m.unit_mm, _m: m.unit_m, _l: m.unit_l, _days: m.unit_days } as const

type BladeFor = 'figure' | 'dance' | 'hockey' | 'speed_short' | 'speed_long'
const figureBlade = ['blade_for', 'rocker_ft', 'pick', 'pick_cut', 'edge', 'tail', 'steel', 'hrc']
const speedBlade = ['blade_for', 'radius_m', 'mount_mm', 'bend', 'steel', 'hrc']
const bladeKeys: Record<BladeFor, string[]> = {
  figure: figureBlade,
  dance: figureBlade,
  hockey: ['blade_for', 'holder_system', 'profile_ft', 'steel', 'hrc'],
  speed_short: speedBlade,
  speed_long: speedBlade,
}

/** Skates and blades of one discipline have the same rows, so that they can be compared. Other gear has only the rows that are filled. */
function measuredKeys({ category, attributes: own }: ProductPage): { keys: string[]; isFull: boolean } {
  if (category === 'blades') return { keys: bladeKeys[own.blade_for as BladeFor] ?? figureBlade, isFull: true }
  return { keys: Object.keys(attributes[category].shape), isFull: bootDisciplines.some((boot) => boot === category) }
}

/** The table of a product, in the order of its discipline. */
export function specRows(product: ProductPage, locale: Locale): SpecRow[] {
  const { type, levels, warrantyMonths, origin } = product
  const options = { locale }
  const { keys, isFull } = measuredKeys(product)
  const measured = keys.flatMap((key) => {
    const value = attributeText(key, product.attributes[key], locale) ?? null
    return value || isFull ? [{ name: attributeLabel(key, locale), value }] : []
  })
  const level = levels.map((one) => levelLabel(one, locale)).join(', ')
  const warranty = warrantyMonths
    ? countMessage(warrantyMonths, [m.product_months_one, m.product_months], options)
    : null
  const madeIn = origin ? inLocale(origin, locale) : null
  const rows: SpecRow[] = [
    { name: m.product_spec_type({}, options), value: typeLabel(type, locale) },
    { name: m.product_spec_level({}, options), value: level || null },
    ...measured,
    {
      name: m.product_spec_origin({}, options),
      value: madeIn,
      // No English label exists.
      lang: langOfLabel(origin, locale),
    },
    { name: m.product_spec_warranty({}, options), value: warranty },
  ]
  return isFull ? rows : rows.filter(({ value }) => value !== null)
}

function attributeText(key: string, value: unknown, locale: Locale): string | undefined {
  if (value === undefined || value === null || value === '') return
  if (typeof value === 'boolean') return value ? m.choice_yes({}, { locale }) : m.choice_no({}, { locale })
  if (Array.isArray(value)) return value.map((one) => choiceLabel(key, String(one), locale)).join(', ')
  if (typeof value !== 'number') return choiceLabel(key, String(value), locale)
  const unit = Object.entries(units).find(([ending]) => key.endsWith(ending))?.[1]
  return unit ? unit({ value: value.toLocaleString('vi-VN') }, { locale }) : choiceLabel(key, String(value), locale)
}
