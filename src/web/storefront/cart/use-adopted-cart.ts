import { useEffect } from 'react'
import { hasCartLapsed, useCart } from '#shop/cart/cart-provider.tsx'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'

/** A cart filled before scripts arrived lives on the server only: the browser's empty one takes it over, once. */
export function useAdoptedCart(lines: CartViewLine[]) {
  const { items, isLoaded, owner, replace } = useCart()
  useEffect(() => {
    // A person's cart comes and goes by cart-sync.ts; taken for a visitor's it would be merged into itself.
    if (!isLoaded || owner || items.length || !lines.length || hasCartLapsed()) return
    replace(lines.map(asCartItem))
    // oxlint-disable-next-line react/exhaustive-deps -- the server's first answer only: later the browser's cart leads, also when it is emptied
  }, [isLoaded])
}
