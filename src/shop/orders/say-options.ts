import { inLocale, locales, type Locale } from '#kit/localized.ts'
import { optionLabel } from '#shop/catalogue/option-label.ts'
import type { LineOption } from './order.ts'

/** What was chosen, in the language of who reads it now. Mails and papers keep the order's own (`label`); so does what was shown in words that nobody has in another language. */
export const sayOptions = (options: readonly LineOption[], locale: Locale) =>
  options.map((option) => sayOption(option, locale)).join(' · ')

export function sayOption({ key, value, label, words }: LineOption, locale: Locale) {
  if (words) return inLocale(words, locale)
  // Sizes and widths are worded from their keys.
  const isWorded = locales.some((one) => optionLabel(key, value, null, one) === label)
  return isWorded ? optionLabel(key, value, null, locale) : label
}
