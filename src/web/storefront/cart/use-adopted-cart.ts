import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'

/** The cart after a plain form put a line in, so that the browser's cart takes it over. */
export const cartWithAdded = ({ key, quantity }: { key: string; quantity: number }) =>
  `/cart?${new URLSearchParams({ added: key, count: String(quantity) })}`

/**
 * A cart filled by plain forms, as before scripts arrived, exists only on the server. The browser's empty cart adopts it once, unless it was emptied
 * here; one with lines of its own takes what the form added, or sending its lines would take that out again.
 */
export function useAdoptedCart(lines: CartViewLine[]) {
  const { items, isLoaded, owner, isEmptied, replace, add } = useCart()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    // cart-sync.ts handles a person's cart; adopted as a visitor's it would be merged into itself.
    if (!isLoaded || owner || !lines.length) return
    const added = lines.find(({ id }) => id === params.get('added'))
    if (!items.length && !isEmptied) replace(lines.map(asCartItem))
    else if (added) add(asCartItem({ ...added, quantity: countOf(params) }))
    // Read again, the address would add once more.
    if (params.has('added')) void navigate('/cart', { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the server's first answer only: later the browser's cart leads, also when it is emptied
  }, [isLoaded])
}

const countOf = (params: URLSearchParams) => Math.min(99, Math.max(1, Number(params.get('count')) || 1))
