import { z } from 'zod'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { orderSorts, orderListViews, exchanged, sold } from '#shop/payments/order-list-view.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

const oneOf = <T extends string>(known: readonly T[], asked: string | null) =>
  known.find((one) => one === asked) ?? null

const day = z.iso.date().nullable().catch(null)
const id = z.uuid().nullable().catch(null)
const province = z
  .string()
  .regex(/^(\d{2}|none)$/)
  .nullable()
  .catch(null)

/** What the address asks of the list; words it does not know ask for nothing. */
export const readOrderParams = (params: URLSearchParams) => ({
  text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
  view: oneOf(orderListViews, params.get('view')),
  state: oneOf([...orderMoves.states, sold, exchanged], params.get('state')),
  payment: oneOf(paymentMoves.states, params.get('payment')),
  method: oneOf(methodCodes, params.get('method')),
  channel: oneOf(orderChannels, params.get('channel')),
  way: oneOf(paymentMethods, params.get('way')),
  province: province.parse(params.get('province')),
  product: id.parse(params.get('product')),
  variant: id.parse(params.get('variant')),
  from: day.parse(params.get('from') || null),
  until: day.parse(params.get('until') || null),
  sort: oneOf(orderSorts, params.get('sort')) ?? '-time',
})
