import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { orderChannels } from '#shop/orders/order.ts'
import type { Order } from '#shop/orders/queries.ts'
import { orderMoves } from '#shop/orders/states.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { paymentMoves } from '#shop/payments/states.ts'
import { methodCodes } from '#shop/shipping/address.ts'

type Read = Pick<Order, 'state' | 'method' | 'channel'>
type Paid = Pick<Payment, 'state' | 'method'>

/** Words of an order that this version does not know (another version or a hand wrote them), as they stand in the database. */
export function listUnreadable({ state, method, channel }: Read, payment: Paid | undefined): string[] {
  const written: [word: string | undefined, known: readonly string[]][] = [
    [state, orderMoves.states],
    [method, methodCodes],
    [channel, orderChannels],
    [payment?.state, paymentMoves.states],
    [payment?.method, paymentMethods],
  ]
  return written.flatMap(([word, known]) => (word === undefined || known.includes(word) ? [] : [word]))
}
