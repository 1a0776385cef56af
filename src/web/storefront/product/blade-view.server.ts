import { decimal } from '#kit/decimal.ts'
import type { Locale } from '#kit/localized.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import { bladeNumbers, type BladeNumbers } from './blade-numbers.ts'
import type { OptionView } from '#web/parts/product/option-view.server.ts'

/** Of the sizes offered the one nearest to this stands for all until one is chosen. */
const referenceMm = 240

/** The blades of a product by the value of the option they follow, with their numbers in words; nothing where the record does not say enough. */
export function bladeView({ category, attributes }: ProductPage, options: OptionView[], locale: Locale) {
  const option = options.find(({ key }) => key === 'size' || key === 'blade_length')
  if (!option) return null
  const isBoot = bootDisciplines.some((boot) => boot === category)
  const blades = option.values.flatMap(({ value }) => {
    const number = Number(value)
    const blade = bladeNumbers({
      category,
      attributes,
      ...(isBoot ? { bootMm: number } : { inches: number, holder: number }),
    })
    return blade ? [{ value, blade }] : []
  })
  const shown = isBoot
    ? blades.toSorted((a, b) => Math.abs(Number(a.value) - referenceMm) - Math.abs(Number(b.value) - referenceMm))[0]
    : blades[Math.floor(blades.length / 2)]
  if (!shown) return null
  const { kind, radiusM } = shown.blade
  return {
    key: option.key,
    kind,
    radiusM,
    radiusText: radiusText(attributes.profile_ft, radiusM, locale),
    isBoot,
    shown: shown.value,
    lengths: blades.map(({ value, blade }) => ({
      value,
      mm: Math.round(blade.lengthMm * 10) / 10,
      ...lengthWords(blade, locale),
    })),
  }
}

const radiusText = (profile: unknown, radiusM: number, locale: Locale) =>
  typeof profile === 'string'
    ? m.product_profile({ feet: decimal(profile) }, { locale })
    : m.product_radius({ metres: decimal(Math.round(radiusM * 10) / 10) }, { locale })

/** What is measured, for the drawing, and the number by which the blade is sold, for its headline. */
const lengthWords = (blade: BladeNumbers, locale: Locale) =>
  'holderMm' in blade
    ? {
        text: m.unit_mm({ value: blade.holderMm }, { locale }),
        sold: m.product_holder_mm({ mm: blade.holderMm }, { locale }),
      }
    : {
        text: m.unit_cm({ value: decimal(Math.round(blade.lengthMm) / 10) }, { locale }),
        sold: m.unit_in({ value: decimal(blade.inches) }, { locale }),
      }
