import { z } from 'zod'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { isUserId } from '#shop/identity/actor.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { orderMoves } from '#shop/orders/states.ts'
import { orderSorts, orderListViews, exchanged, sold } from '#shop/payments/order-list-view.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'
import { dayParam } from '#web/admin-kit/list/day-param.ts'

const id = z.uuid().nullable().catch(null)
const userId = z.string().refine(isUserId).nullable().catch(null)
const province = z
  .string()
  .regex(/^(\d{2}|none)$/)
  .nullable()
  .catch(null)

/** Reads the query of the list; unknown values do not filter. */
export const readOrderParams = (params: URLSearchParams) => ({
  text: textParam(params),
  view: enumParam(params, 'view', orderListViews),
  state: enumParam(params, 'state', [...orderMoves.states, sold, exchanged]),
  payment: enumParam(params, 'payment', paymentMoves.states),
  method: enumParam(params, 'method', methodCodes),
  channel: enumParam(params, 'channel', orderChannels),
  way: enumParam(params, 'way', paymentMethods),
  province: province.parse(params.get('province')),
  product: id.parse(params.get('product')),
  variant: id.parse(params.get('variant')),
  user: userId.parse(params.get('user')),
  from: dayParam(params, 'from'),
  until: dayParam(params, 'until'),
  sort: enumParam(params, 'sort', orderSorts) ?? '-time',
})
