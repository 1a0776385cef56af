import type { Dong } from '#kit/money.ts'
import { quoteReturnExchange } from '#flows/returns/exchange-return.ts'
import { readReturnValue } from '#flows/closing/read-return-value.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { lineInLocale } from '#shop/orders/lines/lines-in.ts'
import { findOrder, type Order } from '#shop/orders/queries.ts'
import { findReturnRefund } from '#shop/returns/find-return-refund.ts'
import { findReturn, type WholeReturn } from '#shop/returns/queries.ts'

/** The view of a return for staff: the received pieces, their value, and the possible exchange. */
export async function readAdminReturn(db: Db, returnId: string) {
  const one = isUuid(returnId) ? await findReturn(db, returnId) : undefined
  const order = one && (await findOrder(db, one.orderId))
  if (!one || !order) return
  const isHere = one.state === 'received'
  const { suggested, free } = isHere ? await readReturnValue(db, one) : { suggested: null, free: 0 }
  const exchange = isHere && one.wish === 'exchange' ? await readExchange(db, order, one) : null
  return {
    ...one,
    lines: one.lines.map((row) => ({ ...row, line: lineInLocale(row.line, requestLocale()) })),
    customer: { name: order.name, phone: order.phone, phoneShown: showPhone(order.phone), email: order.email },
    orderCode: order.code,
    suggested,
    free,
    refund: await findReturnRefund(db, one.id),
    exchange,
  }
}

/** What the exchange costs the buyer; `whole`: if used pieces counted too. */
async function readExchange(db: Db, order: Order, one: WholeReturn) {
  const quote = (countsAll: boolean) => quoteReturnExchange(db, order, { whole: one, at: new Date(), countsAll })
  const { done, refusal } = await orRefusal(quote(false))
  return {
    refusal: refusal?.say(requestLocale()) ?? null,
    total: done?.quote.total ?? 0,
    owed: done?.owed ?? 0,
    credit: done?.credit ?? 0,
    whole: done?.isReduced ? totalAndRefund(await quote(true)) : null,
  }
}

const totalAndRefund = ({ quote, owed }: { quote: { total: Dong }; owed: Dong }) => ({ total: quote.total, owed })

export type AdminReturn = NonNullable<Awaited<ReturnType<typeof readAdminReturn>>>
