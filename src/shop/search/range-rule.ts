import type { FieldRule } from '#kit/declare-fields.ts'
import { readDong } from '#kit/read-dong.ts'
import { mostPrice } from '#shop/catalogue/prices/price.ts'
import type { rangeKeys } from './listing.ts'

/** From and to of a filter; a value in the address that is no number filters nothing. */
export const rangeRule = { kind: 'number', max: 13 } as const satisfies FieldRule

type RangeKey = (typeof rangeKeys)[number]
const most: Record<RangeKey, number> = { price: mostPrice, stiffness: 100 }

/**
 * A bound as people type it, `1,500,000` and `1500000đ` too, a price also as `500k`, `1,5 triệu` or `1tr5`; undefined if it filters nothing: no whole
 * number, or beyond anything that is sold.
 */
export function readBound(key: RangeKey, text: string): number | undefined {
  const bound = (key === 'price' ? readSpoken(text) : undefined) ?? readDong(text)
  return bound !== undefined && bound <= most[key] ? bound : undefined
}

/** `1.500k`: three digits after a point are thousands, as in a number written out. Before `triệu` they would be doubtful. */
const thousands = /^\d{1,3}(?:[.,]\d{3})+(?=\s*(?:k|ngh[ìi]n|ng[àa]n))/iu

/** Thousands and millions as Vietnamese say and write prices; what follows the word is a tenth, or all its thousands: `1tr5`, `1tr500`. */
const spoken =
  /^(\d{1,7})(?:[.,](\d{1,2}))?\s*(?:(k|ngh[ìi]n|ng[àa]n)|tr|tri[ệe]u)(?:\s*(\d{3}|\d))?\s*(?:đ|d|₫|đồng|dong)?$/iu

function readSpoken(text: string) {
  const typed = text
    .trim()
    .normalize()
    .replace(thousands, (number) => number.replace(/[.,]/g, ''))
  const [, whole, part, thousand, rest] = spoken.exec(typed) ?? []
  if (!whole || (part && rest)) return
  return Math.round(Number(`${whole}.${part ?? rest ?? 0}`) * (thousand ? 1_000 : 1_000_000))
}
