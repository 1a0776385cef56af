import { decimal } from '#kit/decimal.ts'
import type { Locale } from '#kit/localized.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import { optionName } from '#shop/catalogue/attributes/labels.server.ts'
import { optionLabel } from '#shop/catalogue/variants/option-label.ts'
import { matchesChoices, type OptionKey } from '#shop/catalogue/product.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { m } from '#words/messages.js'

/** How the values of an option are shown: photos of the colour, sizes in mm with their translations, short chips, or cards with a note. */
type OptionLook = 'photos' | 'sizes' | 'chips' | 'cards'

/** A label such as `M (54–57 cm)` has a title and a note, and so has `254 mm`. */
const parted = /^(.+?)\s*\((.+)\)$|^(\S+)\s(mm|cm|inch|in)$/

/** The text of the button while this option is not chosen. */
const chooseMessages: Record<OptionKey, typeof m.product_choose_size> = {
  colour: m.product_choose_colour,
  size: m.product_choose_size,
  width: m.product_choose_width,
  blade_length: m.product_choose_blade_length,
  hollow: m.product_choose_hollow,
  length: m.product_choose_length,
  kind: m.product_choose_kind,
}

/** The options of a product in the order of choice, with labels. */
export function optionViews({ options, pictures }: ProductPage, locale: Locale) {
  const keys = [...new Set(options.map(({ key }) => key))]
  return keys.map((key) => {
    const values = options
      .filter((option) => option.key === key)
      .map(({ value, label, swatch }) => {
        const words = optionLabel(key, value, label, locale)
        const [, name, hint, number, unit] = (key === 'width' ? null : parted.exec(words)) ?? []
        const title = name ?? number ?? words
        const note = key === 'blade_length' ? centimetres(value) : (hint ?? unit ?? null)
        const of = pictures.filter((one) => one.options && matchesChoices(one.options, { [key]: value }))
        // One size’s own picture stands for its colour only where there is no other.
        const picture = (of.find((one) => Object.keys(one.options!).length === 1) ?? of[0])?.file ?? null
        const lang = langOfLabel(label, locale)
        return { value, label: words, lang, title, note, swatch, picture }
      })
    const isMm = key === 'size' && values.every(({ value, label }) => /^\d{3}$/.test(value) && label !== `${value} mm`)
    const isShort = key !== 'width' && values.every(({ title, note }) => title.length <= 9 && (note ?? '').length <= 7)
    const look: OptionLook =
      key === 'colour' && values.every(({ picture }) => picture)
        ? 'photos'
        : isMm
          ? 'sizes'
          : isShort
            ? 'chips'
            : 'cards'
    return { key, name: optionName(key, locale), ask: chooseMessages[key]({}, { locale }), look, values }
  })
}
/** The inches of a blade in centimetres. */
const centimetres = (inches: string) => `${decimal(Math.round(Number(inches) * 25.4) / 10)} cm`

export type OptionView = ReturnType<typeof optionViews>[number]
