import type { Locale } from '#kit/localized.ts'
import { attributeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { m } from '#words/messages.js'

const prefix = 'measure.'

/** The toast of a product that cannot be sold yet names all missing measures; the first error alone would not say of what it speaks. */
export function missingMeasuresToast(errors: Readonly<Record<string, string>> = {}, locale: Locale) {
  const names = Object.entries(errors)
    .filter(([name, error]) => name.startsWith(prefix) && error === m.product_admin_measure_needed())
    .map(([name]) => attributeLabel(name.slice(prefix.length), locale))
  return names.length ? { toast: m.product_admin_measures_missing({ names: names.join(', ') }) } : {}
}
