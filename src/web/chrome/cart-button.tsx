import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'

const CartDrawer = lazy(() => import('./cart-drawer.tsx'))

/** Opens the drawer; before scripts arrive it is a link to the cart. */
export function CartButton({ className = '' }: { className?: string }) {
  const { itemCount, isOpen, setOpen } = useCart()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (isOpen) setNeeded(true)
  }, [isOpen])
  return (
    <>
      <Link to="/cart" aria-label={`${m.nav_cart()}, ${m.cart_count({ count: itemCount })}`} onClick={(event) => (event.preventDefault(), setOpen(true))} className={`${iconButtonClass()} ${className}`}>
        <ShoppingBag size={24} aria-hidden />
        <CountBadge count={itemCount} max={99} />
      </Link>
      {isNeeded && <Suspense fallback={null}><CartDrawer /></Suspense>}
    </>
  )
}
