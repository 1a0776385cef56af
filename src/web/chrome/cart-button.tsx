import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart, PartOnItsWay } from './lazy-part.tsx'

/** Opens the drawer; before scripts arrive it is a link to the cart. */
export function CartButton() {
  const { isLoaded, itemCount, setOpen } = useCart()
  return (
    <Link
      to="/cart"
      aria-label={isLoaded ? `${m.nav_cart()}, ${m.cart_count({ count: itemCount })}` : m.nav_cart()}
      onClick={(event) => (event.preventDefault(), setOpen(true))}
      className={`header-ink ${iconButtonClass()}`}
    >
      <ShoppingBag size={24} aria-hidden />
      <CountBadge count={itemCount} max={99} />
    </Link>
  )
}

const CartDrawer = lazyPart(() => import('./cart-drawer.tsx'), { isFloating: true, fallback: <PartOnItsWay /> })

/** The drawer itself, fetched when it is first opened. */
export function CartDrawerHost() {
  const { isOpen, setOpen } = useCart()
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)
  return isNeeded && <CartDrawer onClose={() => (setOpen(false), setNeeded(false))} />
}
