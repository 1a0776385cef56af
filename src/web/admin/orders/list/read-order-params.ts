import { z } from 'zod'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { orderSorts, orderListViews, exchanged, sold } from '#shop/payments/order-list-view.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

const day = z.iso.date().nullable().catch(null)
const id = z.uuid().nullable().catch(null)
const province = z
  .string()
  .regex(/^(\d{2}|none)$/)
  .nullable()
  .catch(null)

/** Reads the query of the list; unknown values do not filter. */
export const readOrderParams = (params: URLSearchParams) => ({
  text: askedText(params),
  view: askedWord(params, 'view', orderListViews),
  state: askedWord(params, 'state', [...orderMoves.states, sold, exchanged]),
  payment: askedWord(params, 'payment', paymentMoves.states),
  method: askedWord(params, 'method', methodCodes),
  channel: askedWord(params, 'channel', orderChannels),
  way: askedWord(params, 'way', paymentMethods),
  province: province.parse(params.get('province')),
  product: id.parse(params.get('product')),
  variant: id.parse(params.get('variant')),
  from: day.parse(params.get('from') || null),
  until: day.parse(params.get('until') || null),
  sort: askedWord(params, 'sort', orderSorts) ?? '-time',
})
