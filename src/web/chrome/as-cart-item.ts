import type { CartItem } from '#shop/cart/cart.ts'
import type { CartViewLine } from './cart-view.server.ts'

type Priced = Pick<
  CartViewLine,
  'id' | 'productId' | 'slug' | 'name' | 'picture' | 'choice' | 'quantity' | 'unitPrice' | 'listPrice' | 'finalSince'
> & { services: { unitPrice: number; listPrice: number }[] }

/** A line as the server priced it, as the browser keeps it: one price for the pair and what is done to it. */
export function asCartItem(line: Priced): CartItem {
  const { id, productId, slug, name, picture, choice, quantity, services, finalSince } = line
  const now = services.reduce((sum, one) => sum + one.unitPrice, line.unitPrice)
  const was = services.reduce((sum, one) => sum + one.listPrice, line.listPrice)
  return {
    ...{ id, productId, slug, name, picture, choice, quantity, price: was },
    ...(now < was && { salePrice: now }),
    ...(finalSince !== null && { finalSince }),
  }
}
