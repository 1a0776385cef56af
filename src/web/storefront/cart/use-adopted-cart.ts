import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'

/**
 * A cart filled by plain forms, as before scripts arrived, exists only on the server. The browser's empty cart adopts it once, unless it was emptied
 * here; one with lines of its own takes over the lines that a form changed (to-changed-cart.server.ts), or sending its own would undo the change.
 */
export function useAdoptedCart(lines: CartViewLine[]) {
  const { items, isLoaded, owner, isEmptied, change } = useCart()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    // cart-sync.ts handles a person's cart; adopted as a visitor's it would be merged into itself.
    if (!isLoaded || owner) return
    const isFirst = !items.length && !isEmptied
    const changed = isFirst ? lines.map(({ id }) => id) : params.getAll('changed')
    if (changed.length) change((held) => withServed(held, changed, lines))
    // Read again later, the address would put back what has changed since.
    if (params.has('changed')) void navigate('/cart', { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the server's first answer only: later the browser's cart leads, also when it is emptied
  }, [isLoaded])
}

/** The browser's lines, with the changed ones as the server has them; one that it does not have is gone. */
export function withServed(held: CartItem[], changed: string[], lines: CartViewLine[]): CartItem[] {
  const served = lines.filter(({ id }) => changed.includes(id)).map(asCartItem)
  const kept = held.flatMap((item) => (changed.includes(item.id) ? served.filter(({ id }) => id === item.id) : [item]))
  return [...kept, ...served.filter(({ id }) => !kept.some((item) => item.id === id))]
}
