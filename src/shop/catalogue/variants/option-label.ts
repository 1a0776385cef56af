import { decimal } from '#kit/decimal.ts'
import { inLocale, type Locale, type Localized } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import type { OptionKey, Options } from '../product.ts'
import { euSize } from '../attributes/sizes.ts'

const widthNames = { N: m.option_width_n, R: m.option_width_r, W: m.option_width_w, XW: m.option_width_xw }

/** An order line lists “comes without a blade” among its choices, under the key `blade`. */
export type LabelKey = OptionKey | 'blade'

/** The label of one option value: `245 mm · EU 39`, `Vừa (R)`, `Trắng ngà`. */
export function optionLabel(key: LabelKey, value: string, label: Localized | null | undefined, locale: Locale): string {
  if (label) return inLocale(label, locale)
  if (key === 'blade') return m.product_bare({}, { locale })
  if (key === 'size' && /^\d{3}$/.test(value)) return `${value} mm · EU ${decimal(euSize(Number(value)))}`
  if (key === 'width' && value in widthNames) return widthNames[value as keyof typeof widthNames]({}, { locale })
  if (key === 'blade_length') return `${decimal(value)}″`
  if (key === 'length') return `${value} cm`
  return decimal(value)
}

/** The labels of a variant's options, in their order on the page. */
export const variantLabels = (options: Options, labels: Record<string, Localized | null>, locale: Locale) =>
  (Object.entries(options) as [OptionKey, string][]).map(([key, value]) => ({
    key,
    value,
    label: optionLabel(key, value, labels[key], locale),
    ...(labels[key] && { words: labels[key] }),
  }))
