import type { CartItem } from '#shop/cart/cart.ts'
import { asCartItem } from './as-cart-item.ts'
import { ListSync } from '../sync/list-sync.ts'
import { toWantedLine } from './to-wanted-line.ts'
import type { OwnCart } from './view-own-cart.server.ts'

/** The signed-in person's cart. */
export const cartSync = new ListSync<CartItem, OwnCart>({
  key: 'luot_cart_unsent',
  write: toWantedLine,
  read: ({ quantities, lines }) =>
    quantities.map(({ id, quantity }): CartItem => {
      const line = lines.find((one) => one.id === id)
      if (line) return { ...asCartItem(line), quantity }
      return { id, productId: id, quantity, price: 0, name: '', slug: '', picture: null, choice: '' }
    }),
})
