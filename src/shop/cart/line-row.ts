import { lineKey } from './line-key.ts'
import type { CartLineInput } from './cart-line-input.ts'

/** A line as the table stores it. Services are not checked here: the quote must be able to say that one no longer exists. */
export const lineRow = (cartId: string, line: CartLineInput) => ({
  cartId,
  key: lineKey(line),
  variantId: line.variantId,
  services: line.services ?? [],
  finalSince: line.services?.length ? (line.finalSince ?? null) : null,
  quantity: line.quantity,
  seenPrice: line.seenPrice ?? null,
})
