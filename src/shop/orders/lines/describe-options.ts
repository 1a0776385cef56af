import { inLocale, locales, type Locale } from '#kit/localized.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { fallbackLabels } from '#shop/catalogue/texts/with-language-fallback.ts'
import type { LineOption } from '../order.ts'

/** The chosen options in the reader's language. Emails and papers use the order's own (`label`); so do options that have a label in one language only. */
export const describeOptions = (options: readonly LineOption[], locale: Locale) =>
  options.map((option) => describeOption(option, locale)).join(' · ')

/** The options whose labels a reader in `locale` sees in the other language; `written`: the language of the order. */
export const fallbackOptions = (
  options: readonly LineOption[],
  { locale, written }: { locale: Locale; written: Locale },
) => [
  ...fallbackLabels(
    options.map(({ words }) => words),
    locale,
  ),
  // Orders from before labels were stored in both languages: the order's own.
  ...options
    .filter((option) => !option.words && locale !== written && !isWorded(option))
    .map(({ label }) => label)
    .filter((label) => /\p{L}{3}/u.test(label)),
]

export function describeOption({ key, value, label, words }: LineOption, locale: Locale) {
  if (words) return inLocale(words, locale)
  return isWorded({ key, value, label }) ? optionLabel(key, value, null, locale) : label
}

/** Labels of sizes and widths are made from their keys. */
const isWorded = ({ key, value, label }: LineOption) =>
  locales.some((one) => optionLabel(key, value, null, one) === label)
