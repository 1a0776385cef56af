import { orderMoves } from '#shop/orders/states.ts'
import { orderSorts } from '#shop/payments/list-order-rows.ts'
import { paymentMoves } from '#shop/payments/states.ts'

const oneOf = <T extends string>(known: readonly T[], asked: string | null) =>
  known.find((one) => one === asked) ?? null

/** What the address asks of the list; words it does not know ask for nothing. */
export const askedOrders = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, 100),
  state: oneOf(orderMoves.states, params.get('state')),
  payment: oneOf(paymentMoves.states, params.get('payment')),
  sort: oneOf(orderSorts, params.get('sort')) ?? '-time',
})
