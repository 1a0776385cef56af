import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listBoots } from '#shop/catalogue/attributes/list-boots.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import type { OptionView } from '../product/option-view.server.ts'
import type { OwnBoot, SoldBlade } from './blade-form.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** Boots of ours as the compatibility check sees them. */
export const ownBoots = async (db: Db, locale: Locale): Promise<OwnBoot[]> =>
  (await listBoots(db, locale)).map(({ id, name, category, attributes, sizes }) => ({
    id,
    name,
    discipline: category,
    mount: text(attributes.mount),
    system: text(attributes.holder_system),
    spacing: numberOrNull(attributes.mount_mm),
    sizes: sizes.toSorted((a, b) => a - b),
  }))

/** A loose blade as the check sees it; nothing for anything else. */
export function soldBlade({ category, attributes }: ProductPage, options: OptionView[]): SoldBlade | null {
  const option = options.find(({ key }) => key === 'blade_length' || key === 'size')
  const discipline = text(attributes.blade_for)
  if (category !== 'blades' || !discipline || !option) return null
  const isInches = option.key === 'blade_length'
  return {
    discipline,
    system: text(attributes.holder_system),
    spacing: numberOrNull(attributes.mount_mm),
    lengths: option.values.map(({ value, label }) => ({
      value,
      label,
      inches: isInches ? Number(value) : null,
      runner: isInches ? null : Number(value),
    })),
  }
}
