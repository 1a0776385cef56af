import { BladeDiagram } from '#ui/blade-diagram.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { bladeNumbers, type BladeNumbers } from './blade-numbers.ts'
import type { ProductView } from './find-product-view.server.ts'
import type { Picker } from './use-picker.ts'

/** Of the sizes offered the one nearest to this stands for all until one is chosen. */
const referenceMm = 240

const decimal = (value: number) => (getLocale() === 'vi' ? String(value).replace('.', ',') : String(value))

/** The blade of the chosen size, drawn from its numbers. */
export function BladeCard({ view, picker }: { view: ProductView; picker: Picker }) {
  const { category, attributes, discipline } = view
  const value = shownValue(view, picker)
  const number = Number(value)
  const blade = bladeNumbers({ category, attributes, ...(discipline ? { bootMm: number } : { inches: number, holder: number }) })
  if (!value || !blade) return null
  const curve = typeof attributes.profile_ft === 'string' ? m.product_profile({ feet: attributes.profile_ft.replace('.', decimal(0.5).charAt(1)) }) : m.product_radius({ metres: decimal(Math.round(blade.radiusM * 10) / 10) })
  return (
    <section aria-labelledby="blade" className="rounded-xl bg-sunken px-5 py-6 md:px-9 md:py-8">
      <h2 id="blade" className="type-label text-muted">{discipline ? m.product_blade_of_size({ size: value }) : m.product_blade()}</h2>
      <BladeDiagram kind={blade.kind} lengthMm={blade.lengthMm} radiusM={blade.radiusM} radiusText={curve} lengthText={lengthText(blade)} label={m.product_blade()} className="mt-4" />
    </section>
  )
}

function shownValue({ options }: ProductView, { choice }: Picker) {
  const option = options.find(({ key }) => key === 'size' || key === 'blade_length')
  if (!option) return
  const nearest = option.values.toSorted((a, b) => Math.abs(Number(a.value) - referenceMm) - Math.abs(Number(b.value) - referenceMm))[0]
  return choice[option.key] ?? (option.key === 'size' ? nearest : option.values[Math.floor(option.values.length / 2)])?.value
}

const lengthText = (blade: BladeNumbers) =>
  'holderMm' in blade ? m.product_holder_mm({ mm: blade.holderMm }) : m.product_blade_inches({ inches: decimal(blade.inches), cm: decimal(Math.round(blade.lengthMm) / 10) })
