import type { FieldRule } from '#kit/declare-fields.ts'
import { readDong } from '#kit/read-dong.ts'
import type { rangeKeys } from './listing.ts'

/** From and to of a filter; a value in the address that is no number filters nothing. */
export const rangeRule = { kind: 'number', max: 13 } as const satisfies FieldRule

type RangeKey = (typeof rangeKeys)[number]
const most: Record<RangeKey, number> = { price: 1_000_000_000, stiffness: 100 }

/**
 * A bound as people type it, `1,500,000` and `1500000đ` too, a price also as `500k`, `1,5 triệu` or `1tr5`; undefined if it filters nothing: no whole
 * number, or beyond anything that is sold.
 */
export function readBound(key: RangeKey, text: string): number | undefined {
  const bound = (key === 'price' ? readSpoken(text) : undefined) ?? readDong(text)
  return bound !== undefined && bound <= most[key] ? bound : undefined
}

/** Thousands and millions as Vietnamese say and write prices. */
const spoken =
  /^(\d{1,4})(?:[.,](\d{1,2}))?\s*(?:(k|ngh[ìi]n|ng[àa]n)|tr|tri[ệe]u)(?:\s*(\d))?\s*(?:đ|d|₫|đồng|dong)?$/iu

function readSpoken(text: string) {
  const [, whole, part, thousand, tenth] = spoken.exec(text.trim().normalize()) ?? []
  if (!whole || (part && tenth)) return
  return Math.round(Number(`${whole}.${part ?? tenth ?? 0}`) * (thousand ? 1_000 : 1_000_000))
}
