import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import type { checkBlade } from './blade-compatibility.ts'
import { familyOf } from './family-of.ts'
import { holderMm } from './holder-mm.ts'

type Pair = Parameters<typeof checkBlade>[0]

/** A boot or a blade for sale: its product's attributes and the options of this variant. */
export type Part = { category: string; attributes: Record<string, unknown>; options: Partial<Record<string, string>> }

/** The sole of our figure boots is this much longer than the label (docs/reference/skating.md 1.6). */
export const soleOverLabelMm = 12

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)
const numberIn = (value: string | undefined) => (value !== undefined && value !== '' ? Number(value) : null)

export const isBootPart = ({ category }: Pick<Part, 'category'>) => bootDisciplines.some((one) => one === category)
export const isBlade = ({ category }: Pick<Part, 'category'>) => category === 'blades'

/** A figure boot sold without a blade, so that the customer chooses one. */
export const isBare = ({ category, attributes }: Part) => category === 'figure' && attributes.blade_included === false

export const isOfOneFamily = (boot: Part, blade: Part) => familyOf(blade.attributes.blade_for) === boot.category

/** Boot and blade as `checkBlade` takes them. */
export function pairOf(boot: Part, blade: Part): Pair {
  const size = numberIn(boot.options.size)
  const length = numberIn(blade.options.blade_length)
  return {
    boot: {
      discipline: boot.category,
      outsole_mm: size === null ? null : size + soleOverLabelMm,
      mount: text(boot.attributes.mount),
      holder_system: text(boot.attributes.holder_system),
      holder_mm: boot.category === 'hockey' && size !== null ? (holderMm(size) ?? null) : null,
      mount_spacing_mm: number(boot.attributes.mount_mm),
    },
    blade: {
      discipline: String(blade.attributes.blade_for),
      length_in: length,
      runner_mm: length === null ? numberIn(blade.options.size) : null,
      system: text(blade.attributes.holder_system),
      mount_spacing_mm: number(blade.attributes.mount_mm),
    },
  }
}
