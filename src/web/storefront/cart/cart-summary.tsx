import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { buttonClass } from '#ui/button.tsx'
import type { CartView } from '#web/shell/cart/cart-view.server.ts'
import { OfferHints } from '#web/shell/cart/offer-hints.tsx'
import { m } from '#words/messages.js'
import { CartSums } from '#web/parts/coupons/cart-sums.tsx'
import { CartDelivery } from './cart-delivery.tsx'
import type { CartDeliveryView as Delivery } from './find-cart-delivery.server.ts'

type Props = { view: CartView; delivery: Delivery; isAwake: boolean; children: ReactNode }

/** What it comes to so far, when it would come, and the way on. */
export function CartSummary({ view, delivery, isAwake, children }: Props) {
  const isBlocked = view.problems.some((problem) => problem.blocks)
  return (
    <section aria-labelledby="summary" className="rounded-lg bg-sunken p-6 md:sticky md:top-24">
      <h2 id="summary" className="type-h3">
        {m.cart_summary()}
      </h2>
      <CartSums view={view} />
      <div aria-live="polite" className="mt-3 empty:hidden">
        <OfferHints hints={view.promotions.hints} />
      </div>
      {children}
      <CartDelivery first={delivery} cart={view} isAwake={isAwake} />
      <div className="mt-5">
        {isBlocked ? (
          <p className="type-small font-medium text-red">{m.cart_not_ready()}</p>
        ) : (
          <Link to="/checkout" className={buttonClass({ block: true })}>
            {m.cart_drawer_checkout()}
          </Link>
        )}
      </div>
      <p className="mt-3 type-fine text-muted">{m.cart_held_note()}</p>
    </section>
  )
}

/** On phones sum and button stay at hand while a long cart is read; toasts stay above them. */
export function CartBar({ view }: { view: CartView }) {
  const isShown = view.lines.length > 1 && !view.problems.some((problem) => problem.blocks)
  if (!isShown) return null
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-sh2 md:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block type-fine text-muted">{m.cart_drawer_subtotal()}</span>
        <b className="num font-semibold text-ink">{dong(view.subtotal - view.promotions.discount)}</b>
      </p>
      <Link to="/checkout" className={buttonClass()}>
        {m.cart_drawer_checkout()}
      </Link>
    </div>
  )
}
