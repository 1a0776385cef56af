import { inLocale, locales, type Locale } from '#kit/localized.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { fallbackLabels } from '#shop/catalogue/texts/with-language-fallback.ts'
import type { LineOption } from '../order.ts'

/** The chosen options in the reader's language. Emails and papers keep the order's own (`label`); so do options whose words exist in one language only. */
export const describeOptions = (options: readonly LineOption[], locale: Locale) =>
  options.map((option) => describeOption(option, locale)).join(' · ')

/** Those options whose words a reader in `locale` gets in the other language; `written`: the language of the order. */
export const fallbackOptions = (
  options: readonly LineOption[],
  { locale, written }: { locale: Locale; written: Locale },
) => [
  ...fallbackLabels(
    options.map(({ words }) => words),
    locale,
  ),
  // From before words of both languages were kept: the order's own.
  ...options
    .filter((option) => !option.words && locale !== written && !isWorded(option))
    .map(({ label }) => label)
    .filter((label) => /\p{L}{3}/u.test(label)),
]

export function describeOption({ key, value, label, words }: LineOption, locale: Locale) {
  if (words) return inLocale(words, locale)
  return isWorded({ key, value, label }) ? optionLabel(key, value, null, locale) : label
}

/** Sizes and widths are worded from their keys. */
const isWorded = ({ key, value, label }: LineOption) =>
  locales.some((one) => optionLabel(key, value, null, one) === label)
