import type { StockCause } from '../stock.ts'

export type Take = { variantId: string; quantity: number }
/** One change of the stock, as the ledger stores it. */
export type StockMove = {
  variantId: string
  cause: StockCause
  onHandChange: number
  reservedChange: number
  orderId?: string
  note?: string
}

type Sign = -1 | 0 | 1
const moves = (cause: StockCause, onHand: Sign, reserved: Sign) => (orderId: string, takes: Take[]) =>
  sumByVariant(takes).map(({ variantId, quantity }): StockMove => {
    const changes = { onHandChange: onHand * quantity || 0, reservedChange: reserved * quantity || 0 }
    return { variantId, cause, ...changes, orderId }
  })

/** The stock moves of an order, for `moveStock`: all moves of one transaction together. */
export const reserving = moves('reserved', 0, 1)
/** Reserved pieces leave the stock. */
export const selling = moves('sold', -1, -1)
/** Reserved pieces are available again. */
export const releasing = moves('released', 0, -1)
/** Sold pieces are back in stock. */
export const returning = moves('returned', 1, 0)
/** Sold pieces came back and cannot be sold again: the ledger records both moves, on hand stays as it is. */
export const spoiling = (orderId: string, takes: Take[]) => [
  ...returning(orderId, takes),
  ...moves('written_off', -1, 0)(orderId, takes),
]

/** Sums pieces by variant, in the order of ids. */
export function sumByVariant(takes: Take[]): Take[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of takes) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

/** The first takes minus the second. */
export function withoutTakes(takes: Take[], subtracted: Take[]): Take[] {
  const negated = subtracted.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  return sumByVariant([...takes, ...negated]).filter(({ quantity }) => quantity > 0)
}
