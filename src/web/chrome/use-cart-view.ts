import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartView } from './cart-view.server.ts'

type Seen = { view?: CartView & { dropped: number }; failed: boolean; isStale: boolean }

/** Tells the server every change of the cart and shows what it answers; of several changes the last one counts. */
export function useCartView(isWanted: boolean): Seen & { retry: () => void } {
  const { items, isLoaded } = useCart()
  const [seen, setSeen] = useState<Seen>({ failed: false, isStale: true })
  const [tries, setTries] = useState(0)
  const href = useHref('/api/cart')
  useEffect(() => {
    if (!isLoaded || !isWanted) return
    const stop = new AbortController()
    const lines = items.map((item) => ({ variantId: item.id, quantity: item.quantity, seenPrice: item.salePrice ?? item.price }))
    setSeen((before) => ({ ...before, isStale: true }))
    fetch(href, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ lines }), signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status))
        setSeen({ view: (await response.json()) as Seen['view'], failed: false, isStale: false })
      })
      .catch(() => stop.signal.aborted || setSeen((before) => ({ ...before, failed: true, isStale: false })))
    return () => stop.abort()
  }, [items, isLoaded, isWanted, href, tries])
  return { ...seen, retry: () => setTries((n) => n + 1) }
}
