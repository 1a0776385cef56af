import { dong } from '#kit/money.ts'
import type { CartView } from './cart-view.server.ts'
import { DiscountRows } from './discount-rows.tsx'
import { m } from '#words/messages.js'

/** The subtotal of the goods, and the sum after promotions. */
export function CartSums({ view: { subtotal, promotions } }: { view: Pick<CartView, 'subtotal' | 'promotions'> }) {
  const isLess = promotions.discount > 0
  return (
    <dl aria-live="polite" className="grid gap-1.5">
      <div className={`flex justify-between gap-4 ${isLess ? 'text-body' : 'font-semibold text-ink'}`}>
        <dt>{m.cart_drawer_subtotal()}</dt>
        <dd className="num">{dong(subtotal)}</dd>
      </div>
      <DiscountRows rows={promotions.offGoods} />
      {isLess && (
        <div className="flex justify-between gap-4 font-semibold text-ink">
          <dt>{m.promotion_after()}</dt>
          <dd className="num">{dong(subtotal - promotions.discount)}</dd>
        </div>
      )}
    </dl>
  )
}
