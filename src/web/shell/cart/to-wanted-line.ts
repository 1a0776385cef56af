import type { CartItem } from '#shop/cart/cart.ts'
import { readLineKey } from '#shop/cart/line-key.ts'

/** Converts a line of the browser's cart to what is sent to the server. */
export function toWantedLine({ id, price, salePrice, finalSince }: CartItem, quantity: number) {
  const { variantId, services } = readLineKey(id)
  return { variantId, ...(services.length > 0 && { services, finalSince }), quantity, seenPrice: salePrice ?? price }
}
