import { useEffect } from 'react'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { withoutOrdered } from '#shop/cart/cart.ts'
import { forgetSentCheckout } from './typed-checkout.ts'

/**
 * Removes ordered lines from the browser's cart, and what was typed at checkout. It subtracts the lines that were sent and compares no times: the
 * clocks of browser and server differ, and another window may have changed the cart since. `key`: the placement key of an order that stands.
 */
export function useOrderedCartGone(key: string | undefined) {
  const { items, replace, isLoaded } = useCart()
  useEffect(() => {
    if (!isLoaded || !key) return
    const ordered = forgetSentCheckout(key)
    if (ordered.length) replace(withoutOrdered(items, ordered))
  }, [isLoaded, key, items, replace])
}
