import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { hasCartLapsed, useCart } from '#shop/cart/cart-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'

/** Opens the drawer; before scripts arrive it is a link to the cart. */
export function CartButton() {
  const { isLoaded, itemCount, setOpen } = useCart()
  return (
    <Link
      to="/cart"
      aria-label={isLoaded ? `${m.layout_nav_cart()}, ${m.cart_count({ count: itemCount })}` : m.layout_nav_cart()}
      onClick={(event) => (event.preventDefault(), setOpen(true))}
      className={`header-ink ${iconButtonClass()}`}
    >
      <ShoppingBag size={24} aria-hidden />
      <CountBadge count={itemCount} max={99} />
    </Link>
  )
}

const CartDrawer = lazyPart(() => import('./cart-drawer.tsx'), { isFloating: true, fallback: <PartLoading /> })

/** A cart that expired in this browser is emptied on the server too, which may have seen it later. */
function useLapsedCart() {
  const { isLoaded, owner } = useCart()
  const href = useHref('/api/cart')
  useEffect(() => {
    if (!isLoaded || owner || !hasCartLapsed()) return
    const headers = { 'Content-Type': 'application/json' }
    // A lost request does no harm: the server expires the cart by itself.
    void fetch(href, { method: 'POST', headers, body: '{"lines":[]}', keepalive: true }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once a page, when it is known what was stored
  }, [isLoaded])
}

/** The drawer itself, fetched when it is first opened. */
export function CartDrawerHost() {
  useLapsedCart()
  const { isOpen, setOpen } = useCart()
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)
  return isNeeded && <CartDrawer onClose={() => (setOpen(false), setNeeded(false))} />
}
