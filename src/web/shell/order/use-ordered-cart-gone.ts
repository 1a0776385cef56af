import { useEffect } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { loadCart } from '#shop/cart/cart-storage.ts'
import { forgetSentCheckout } from './typed-checkout.ts'

/** Removes ordered lines from the browser's cart, and what was typed at checkout; lines added after the order stay. */
export function useOrderedCartGone(placedAt: Date | undefined) {
  const { clear, isLoaded, owner = null } = useCart()
  useEffect(() => {
    if (!isLoaded || !placedAt) return
    forgetSentCheckout()
    const stored = loadCart(browserStorage, owner, new Date())
    if (stored && new Date(stored.lastUpdated) <= new Date(placedAt)) clear()
  }, [isLoaded, owner, placedAt, clear])
}
