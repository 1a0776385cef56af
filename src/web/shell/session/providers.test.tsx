import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartProvider, useCart } from '#shop/cart/cart-provider.tsx'
import { useWishlist, WishlistProvider } from '#shop/wishlist/wishlist-provider.tsx'

const Cart = () => <b>{useCart().itemCount}</b>
const Wishes = () => <b>{useWishlist().items.length}</b>

test('useCart and useWishlist outside their providers throw the specified messages', () => {
  expect(() => renderToString(<Cart />)).toThrow('useCart must be used within a CartProvider')
  expect(() => renderToString(<Wishes />)).toThrow('useWishlist must be used within a WishlistProvider')
})

test('cart and wishlist are empty on the server, for visitors and for users', () => {
  for (const userId of [undefined, null, 'lan']) {
    const html = renderToString(
      <CartProvider userId={userId}>
        <WishlistProvider userId={userId} action="/api/wishlist">
          <Cart />
          <Wishes />
        </WishlistProvider>
      </CartProvider>,
    )
    expect(html).toContain('<b>0</b><b>0</b>')
  }
})
