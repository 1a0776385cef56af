import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'

/**
 * A cart filled by plain forms, as before scripts arrived, exists only on the server. The browser's empty cart adopts it once, unless it was emptied
 * here; one with lines of its own takes over the lines that a form changed (to-changed-cart.server.ts), or sending its own would undo the change.
 * Until that is done (`isAdopted`) nothing of it may be sent. `putBack` undoes a removal that was taken over.
 */
export function useAdoptedCart(lines: CartViewLine[]) {
  const { items, isLoaded, owner, isEmptied, change } = useCart()
  const [isAdopted, setAdopted] = useState(false)
  const [removed, setRemoved] = useState<CartItem[]>([])
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const changed = params.getAll('changed')
  const mark = changed.join(' ')
  useEffect(() => {
    if (!isLoaded) return
    setAdopted(true)
    // cart-sync.ts handles a person's cart; adopted as a visitor's it would be merged into itself.
    if (owner) return
    const isFirst = !isAdopted && !items.length && !isEmptied
    const taken = isFirst ? lines.map(({ id }) => id) : changed
    if (taken.length) change((held) => withServed(held, taken, lines))
    if (mark) setRemoved(items.filter(({ id }) => changed.includes(id) && !lines.some((line) => line.id === id)))
    // Read again later, the address would put back what has changed since.
    if (mark) void navigate('/cart', { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the server's first answer and those that name changes; else the browser's cart leads
  }, [isLoaded, mark])
  // Not by the form of the page: the server may still be hearing of the removal.
  const putBack = removed.length ? () => change((held) => [...held, ...removed]) : undefined
  return { isAdopted, putBack }
}

/** The browser's lines, with the changed ones as the server has them; one that it does not have is gone. */
export function withServed(held: CartItem[], changed: string[], lines: CartViewLine[]): CartItem[] {
  const served = lines.filter(({ id }) => changed.includes(id)).map(asCartItem)
  const kept = held.flatMap((item) => (changed.includes(item.id) ? served.filter(({ id }) => id === item.id) : [item]))
  return [...kept, ...served.filter(({ id }) => !kept.some((item) => item.id === id))]
}
