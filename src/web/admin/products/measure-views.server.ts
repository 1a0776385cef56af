import type { Locale } from '#kit/localized.ts'
import { attributeLabel, choiceLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'
import { measuresOf, type Measure } from './measures.ts'

/** Units by the suffix of the attribute key (attributes.ts). */
const units: Record<string, () => string> = {
  g: () => 'g',
  mm: () => 'mm',
  m: () => 'm',
  l: () => 'l',
  ft: () => 'ft',
  days: () => m.product_admin_unit_days(),
}

/** The attributes of a category with labels and units. */
export const measureViews = (category: CategorySlug, locale: Locale) =>
  measuresOf(category).map((measure) => {
    const unit = measure.kind === 'number' ? units[measure.key.split('_').at(-1)!]?.() : undefined
    const label = attributeLabel(measure.key, locale)
    return {
      ...measure,
      label: unit ? `${label} (${unit})` : label,
      choices: measure.choices.map((value) => ({ value, label: wordOf(measure, value, locale) })),
    }
  })
export type MeasureView = ReturnType<typeof measureViews>[number]

function wordOf({ key, kind }: Measure, value: string, locale: Locale) {
  if (kind === 'yesno') return value === 'yes' ? m.choice_yes() : m.choice_no()
  return choiceLabel(key, value, locale)
}
