import type { Locale } from '#kit/localized.ts'
import { optionName } from '#shop/catalogue/labels.server.ts'
import { optionLabel } from '#shop/catalogue/option-label.ts'
import { holds } from '#shop/catalogue/product.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'

/** How the values of an option are shown: photos of the colour, sizes in mm with their translations, short chips, or cards with a note. */
export type OptionLook = 'photos' | 'sizes' | 'chips' | 'cards'

/** A label such as `M (54–57 cm)` has a title and a note. */
const parted = /^(.+?)\s*\((.+)\)$/

/** The options of a product in the order they are asked, in words. */
export function optionViews({ options, pictures }: ProductPage, locale: Locale) {
  const keys = [...new Set(options.map(({ key }) => key))]
  return keys.map((key) => {
    const values = options.filter((option) => option.key === key).map(({ value, label, swatch }) => {
      const words = optionLabel(key, value, label, locale)
      const [, title = words, note = null] = (key === 'width' ? null : parted.exec(words)) ?? []
      const picture = pictures.find((one) => one.options && holds(one.options, { [key]: value }))?.file ?? null
      return { value, label: words, title, note, swatch, picture }
    })
    const isMm = key === 'size' && values.every(({ value, label }) => /^\d{3}$/.test(value) && label !== `${value} mm`)
    const isShort = key !== 'width' && values.every(({ title, note }) => title.length <= 9 && !note)
    const look: OptionLook = key === 'colour' && values.every(({ picture }) => picture) ? 'photos' : isMm ? 'sizes' : isShort ? 'chips' : 'cards'
    return { key, name: optionName(key, locale), look, values }
  })
}
export type OptionView = ReturnType<typeof optionViews>[number]
