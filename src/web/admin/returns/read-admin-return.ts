import { quoteReturnExchange } from '#flows/returns/exchange-return.ts'
import { readReturnValue } from '#flows/closing/read-return-value.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { lineInLocale } from '#shop/orders/lines/lines-in.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'

/** The view of a return for staff: the received pieces, their value, and the possible exchange. */
export async function readAdminReturn(db: Db, returnId: string) {
  const one = isUuid(returnId) ? await findReturn(db, returnId) : undefined
  const order = one && (await findOrder(db, one.orderId))
  if (!one || !order) return
  const isHere = one.state === 'received'
  const { suggested, free } = isHere ? await readReturnValue(db, one) : { suggested: null, free: 0 }
  const swap =
    isHere && one.wish === 'exchange'
      ? await orRefusal(quoteReturnExchange(db, order, { whole: one, at: new Date() }))
      : null
  return {
    ...one,
    lines: one.lines.map((row) => ({ ...row, line: lineInLocale(row.line, requestLocale()) })),
    customer: { name: order.name, phone: order.phone, phoneShown: showPhone(order.phone), email: order.email },
    orderCode: order.code,
    suggested,
    free,
    /** Refunds of the order that have not reached the customer, in đồng. */
    refundsPending: (await orderMoneyOf(db, one.orderId)).refundsPending,
    exchange: swap && {
      refusal: swap.refusal?.say(requestLocale()) ?? null,
      total: swap.done?.quote.total ?? 0,
      owed: swap.done?.owed ?? 0,
    },
  }
}

export type AdminReturn = NonNullable<Awaited<ReturnType<typeof readAdminReturn>>>
