import type { FieldRule } from '#kit/declare-fields.ts'
import { readDong } from '#kit/read-dong.ts'
import type { rangeKeys } from './listing.ts'

/** From and to of a filter; a value in the address that is no number filters nothing. */
export const rangeRule = { kind: 'number', max: 13 } as const satisfies FieldRule

type RangeKey = (typeof rangeKeys)[number]
const most: Record<RangeKey, number> = { price: 1_000_000_000, stiffness: 100 }

/** A bound as people type it, `1,500,000` and `1500000đ` too; undefined if it filters nothing: no whole number, or beyond anything that is sold. */
export function readBound(key: RangeKey, text: string): number | undefined {
  const bound = readDong(text)
  return bound !== undefined && bound <= most[key] ? bound : undefined
}
