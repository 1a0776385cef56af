import { dong } from '#kit/money.ts'
import { DiscountRows } from '#web/shell/cart/discount-rows.tsx'
import { m } from '#words/messages.js'
import type { CheckoutView } from './view-checkout.server.ts'

/** The totals, in the summary and in the review before the button. */
export const CheckoutSums = ({ view }: { view: CheckoutView }) => (
  <>
    <div className="flex justify-between">
      <dt>{m.cart_drawer_subtotal()}</dt>
      <dd className="num text-ink">{dong(view.subtotal)}</dd>
    </div>
    <DiscountRows rows={view.promotions.offGoods} />
    <div className="flex justify-between gap-4">
      <dt>{m.checkout_shipping()}</dt>
      <dd className="num text-right text-ink">{feeWords(view.shippingFee)}</dd>
    </div>
    <DiscountRows rows={view.promotions.offShipping} />
    <div className="mt-1 flex justify-between border-t border-line pt-3 text-lg font-semibold text-ink">
      <dt>{m.checkout_total()}</dt>
      <dd className="num">{dong(view.total)}</dd>
    </div>
  </>
)

const feeWords = (fee: number | null) =>
  fee === null ? m.checkout_shipping_unknown() : fee ? dong(fee) : m.checkout_free()
