import { z } from 'zod'
import { textError } from '#platform/forms/field-schema.ts'
import { isBundleMark, bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { parseCartLines, type CartLineInput } from '#shop/cart/cart-line-input.ts'
import { isUserId } from '#shop/identity/actor.ts'
import { newOrderFields } from '../fields/order-fields.ts'

export type DraftChannel = 'phone' | 'counter'

/** A new order as typed: the fields and the lines. The form carries all of it, so nothing is stored before the order is placed. */
export type TypedOrder = {
  channel: DraftChannel
  values: Record<string, string>
  lines: CartLineInput[]
  /** Quantities that are no whole number within the limit, as typed, by the number of their line; it counts as one piece. */
  wrongQuantities?: Record<number, string>
}

const mostLines = 100

export function readTypedOrder(form: FormData): TypedOrder {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const channel = values.channel === 'counter' ? 'counter' : 'phone'
  if (!z.uuid().safeParse(values.carrierQuote).success) delete values.carrierQuote
  if (!isUserId(values.userId ?? '')) delete values.userId
  return { channel, values, ...linesOf(values) }
}

/**
 * Fields of a line: `line:<n>` is the variant, `set:<n>` the mark of its bundle, `quantity:<n>` the quantity (0: the line is removed; the first
 * part of a bundle counts for all parts), `work:<n>:<service>` a service, and `agreed:<n>` the customer's consent that the line cannot be returned.
 */
function linesOf(values: Record<string, string>) {
  const raw = []
  const wrongQuantities: Record<number, string> = {}
  const ofSet = new Map<string, string>()
  for (let at = 0; at < mostLines && values[`line:${at}`]; at += 1) {
    const mark = setIn(values, at)
    const typed = values[`quantity:${at}`] ?? ofSet.get(mark) ?? '1'
    if (mark) ofSet.set(mark, typed)
    const isWhole = /^\d{1,3}$/.test(typed.trim())
    const quantity = isWhole ? Number(typed) : 1
    if (!isWhole) wrongQuantities[raw.length] = typed
    if (quantity === 0) continue
    raw.push({
      variantId: values[`line:${at}`],
      services: [...servicesAt(values, at), ...(mark ? [mark] : [])],
      finalSince: agreedIn(values, at),
      quantity,
    })
  }
  return { lines: parseCartLines(raw).lines, wrongQuantities }
}

const setIn = (values: Record<string, string>, at: number) => {
  const mark = values[`set:${at}`] ?? ''
  return isBundleMark(mark) ? mark : ''
}

/** The reason for a pair that does not fit: `reason:<mark of the bundle>`. */
export const reasonsIn = (values: Record<string, string>, lines: CartLineInput[]) =>
  new Map(
    lines.flatMap((line) => {
      const mark = bundleMarkIn(line)
      const reason = mark ? (values[`reason:${mark}`] ?? '').normalize().trim() : ''
      return mark && reason.length >= 3 && !textError(newOrderFields.reason, reason) ? [[mark, reason] as const] : []
    }),
  )

export const servicesAt = (values: Record<string, string>, at: number | string) =>
  Object.entries(values).flatMap(([name, value]) => (name.startsWith(`work:${at}:`) && value ? [value] : []))
export const agreedIn = (values: Record<string, string>, at: number | string) =>
  values[`agreed:${at}`] === 'on' ? new Date().toISOString() : null

/** Adds one piece; a line of the same variant without services grows by one. */
export const withOneMore = (lines: CartLineInput[], variantId: string): CartLineInput[] =>
  parseCartLines([
    ...lines.map((line) => ({ ...line, finalSince: line.finalSince?.toISOString() ?? null })),
    { variantId, quantity: 1 },
  ]).lines
