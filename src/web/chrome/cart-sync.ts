import type { CartItem } from '#shop/cart/cart.ts'
import { ListSync } from './list-sync.ts'
import type { OwnCart } from './view-own-cart.server.ts'

/** The cart of whoever is signed in. */
export const cartSync = new ListSync<CartItem, OwnCart>({
  key: 'luot_cart_unsent',
  write: ({ id, price, salePrice }, quantity) => ({ variantId: id, quantity, seenPrice: salePrice ?? price }),
  read: ({ kept, lines }) =>
    kept.map(({ id, quantity }): CartItem => {
      const line = lines.find((one) => one.id === id)
      if (!line) return { id, productId: id, quantity, price: 0, name: '', slug: '', picture: null, choice: '' }
      const { productId, slug, name, picture, choice, unitPrice, listPrice } = line
      const salePrice = unitPrice < listPrice ? unitPrice : undefined
      return { id, productId, slug, name, picture, choice, quantity, price: listPrice, salePrice }
    }),
})
