import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'
import { emptyServerCart } from './empty-server-cart.ts'

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

/** A visitor's cart that was emptied or expired in this browser is emptied on the server too. */
function useEmptiedCart() {
  const { isLoaded, owner, isEmptied } = useCart()
  const href = useHref('/api/cart')
  useEffect(() => {
    if (!isLoaded || owner || !isEmptied) return
    const stop = new AbortController()
    void emptyServerCart(href, stop.signal)
    // Closing the drawer does not stop it; what fills the cart again does.
    return () => stop.abort()
  }, [isLoaded, owner, isEmptied, href])
}

/** The drawer itself, fetched when it is first opened. */
export function CartDrawerHost() {
  useEmptiedCart()
  const { isOpen, setOpen } = useCart()
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)
  return isNeeded && <CartDrawer onClose={() => (setOpen(false), setNeeded(false))} />
}
