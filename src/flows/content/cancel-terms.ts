import type { Locale } from '#kit/localized.ts'
import { isCancellableByBuyer, orderMoves, orderPath, type OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'

/** The event by which an order enters a state, as policies put it. */
const reached: Partial<Record<OrderState, typeof m.order_cancel_until_packed>> = {
  confirmed: m.order_cancel_until_confirmed,
  packed: m.order_cancel_until_packed,
  shipped: m.order_cancel_until_shipped,
  delivered: m.order_cancel_until_delivered,
}

/** The first state on the way in which something is no longer allowed. */
const endOf = (isAllowed: (state: OrderState) => boolean) => orderPath.find((state) => !isAllowed(state))!

export const buyerUntil = endOf(isCancellableByBuyer)
/** A shipped order can be cancelled only after its parcels came back, which no customer can ask for. */
export const shopUntil = endOf((state) => state !== 'shipped' && orderMoves.next(state).includes('cancelled'))

/** How long an order can be cancelled, read from the state table: the same sentence in terms, returns and support. */
export const cancelTerms = (locale: Locale) => {
  const until = (state: OrderState) => reached[state]!({}, { locale })
  return m.order_cancel_terms({ buyer: until(buyerUntil), shop: until(shopUntil) }, { locale })
}
