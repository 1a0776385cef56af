import { useEffect } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { loadCart } from '#shop/cart/cart-storage.ts'

/** What was ordered leaves the browser's cart; what was put in after the order stays. */
export function useOrderedCartGone(placedAt: Date | undefined) {
  const { clear, isLoaded, owner = null } = useCart()
  useEffect(() => {
    if (!isLoaded || !placedAt) return
    const stored = loadCart(browserStorage, owner, new Date())
    if (stored && new Date(stored.lastUpdated) <= new Date(placedAt)) clear()
  }, [isLoaded, owner, placedAt, clear])
}
