import type { OptionKey } from '#shop/catalogue/product.ts'

/** A choice as it was shown: `{ key: 'size', value: '245', label: '245 mm · EU 39' }`. */
export type LineOption = { key: OptionKey; value: string; label: string }

export type Invoice = { company: string; taxCode: string; address: string }

export const timelineKinds = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'paid',
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
