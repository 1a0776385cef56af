import { addressKeys } from '#shop/shipping/address.ts'
import { shopDay } from '#kit/clock.ts'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveStockIfThere } from '#shop/inventory/moves/move-stock.ts'
import { reserving } from '#shop/inventory/moves/order-moves.ts'
import { orderPlaced } from '#shop/orders/events.ts'
import { openOrder, type NewOrder } from '#shop/orders/open-order.ts'
import { findOrder, listOrderLines, type Order } from '#shop/orders/queries.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { transferCredit } from '#shop/payments/ledger/transfer-credit.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { holdMinutes } from '#shop/payments/attempts/deadline.ts'
import { openPayment } from '#shop/payments/open-payment.ts'
import { onSameTerms } from '#shop/returns/exchange-price.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import { quoteExchange, type ExchangeLine } from '#shop/returns/quote-exchange.ts'
import { exchangeTargetOf } from '#shop/returns/exchange-target-of.ts'
import { isShopResponsible } from '#shop/returns/return-reasons.ts'
import { countingPieces, worthLeft, type ReturnedLine } from '#shop/returns/suggest-refund.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { openWorkOrders } from '#shop/work/open-work-orders.ts'
import { m } from '#words/messages.js'
import { recomputeOrder } from '../closing/close-order.ts'
import { holdPolicies } from '../content/hold-policies.ts'
import { readReturnValue } from '../closing/read-return-value.ts'
import { closedFields, refundReturnedLines } from './refund-return.ts'
import { exchangeReleaseMoves } from './release-exchange-hold.ts'
import { localized } from '#kit/localized.ts'

/** `wholeWorth`: the reason why used pieces count too, as if they could be sold again. */
type Exchange = { returnId: string; payment: PaymentMethod; wholeWorth?: string | null }

/**
 * Turns returned goods into an order for the other size, linked both ways. The money paid for them pays for it as credit, which goes back if that order
 * is cancelled; if the new goods cost more, the buyer pays the rest as for any order, never charged automatically; if they cost less, the difference is
 * refunded as far as the shop holds the money. As in a refund, a used piece returned for the buyer's own reason counts nothing.
 */
export const exchangeReturn = (
  db: Db,
  actor: Actor,
  { returnId, payment, wholeWorth = null }: Exchange,
  at = new Date(),
) =>
  db.transaction(async (tx) => {
    const { order, whole } = await lockReturn(tx, returnId)
    if (whole.state !== 'received' || whole.wish !== 'exchange')
      throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
    const {
      quote,
      owed: refunded,
      credit,
      worth,
    } = await quoteReturnExchange(tx, order, {
      whole,
      at,
      countsAll: wholeWorth !== null,
    })
    const { order: opened, writeDown } = await openOrder(tx, actor, quote, await openingOf(tx, order, returnId))
    await writeDown()
    await moveReservedStock(tx, actor, whole, opened.id)
    const minutes = holdMinutes(opened, await findSettings(tx))
    await openPayment(tx, { orderId: opened.id, code: opened.code, method: payment, amount: opened.total, minutes })
    await transferCredit(tx, { from: order.id, to: opened.id, worth, credit })
    await refundReturnedLines(tx, actor, { one: whole, amount: refunded, lines: [] })
    await recomputeOrder(tx, order.id)
    await openWorkOrders(tx, opened.id, at)
    await emit(tx, orderPlaced(opened.id))
    const change = { exchangeOrderId: opened.id, credit, refunded, refundReason: wholeWorth, ...closedFields(actor) }
    await moveReturn(tx, actor, { from: whole, to: 'closed', change })
    return opened
  })

type Preview = { whole: WholeReturn; at: Date; countsAll?: boolean }

/** Previews an exchange for staff: the new order and the refund, as far as the shop holds the money and after what the buyer still owes for the rest. */
export async function quoteReturnExchange(db: Db, order: Order, { whole, at, countsAll = false }: Preview) {
  const { vatRates } = await findRules(db)
  const { backs, free, held } = await readReturnValue(db, whole)
  const nameIn = (locale: Order['locale']) => m.return_exchange_of({ code: whole.code }, { locale })
  const frame = { vatRates, at, day: shopDay(at), locale: order.locale, name: localized(nameIn) }
  const counted = backs.map((back) => ({ ...back, counting: countsAll ? back.pieces : countingPieces(back) }))
  const swaps = await listExchangeLines(db, order, whole, counted)
  const swapped = quoteExchange(swaps, { ...frame, money: free + held })
  const { over, due, agreed } = await orderMoneyOf(db, order.id)
  const { credit, worth } = swapped
  // As `transferCredit` posts it; money that a carrier holds counts as paid by the buyer.
  const tooMuch = over - due + Math.min(worth, agreed) - credit
  const isReduced = counted.some(({ counting, pieces }) => counting < pieces)
  return { ...swapped, isReduced, owed: Math.max(0, Math.min(swapped.owed, free - credit, tooMuch + held)) }
}

/** The agreed lines that replace the received pieces; refuses variants that are no longer sold. */
async function listExchangeLines(
  tx: Db,
  order: Pick<Order, 'id' | 'locale'>,
  { lines }: WholeReturn,
  returnedLines: (ReturnedLine & { counting: number })[],
): Promise<ExchangeLine[]> {
  const ordered = await listOrderLines(tx, order.id)
  const worksOf = (lineId: string) => ordered.filter((one) => one.partOf === lineId && !one.stocked)
  const receivedLines = lines.filter((line) => line.pieces.length > 0)
  const wantedIds = receivedLines.flatMap(({ wantedVariantId, orderLineId }) => [
    ...(wantedVariantId ? [wantedVariantId] : []),
    ...worksOf(orderLineId).flatMap((work) => work.variantId ?? []),
  ])
  const forSale = await listForSale(tx, order.locale, wantedIds)
  return receivedLines.map(({ line, wanted, wantedVariantId, pieces, reason }) => {
    const sold = forSale.find((one) => one.variantId === wantedVariantId)
    if (!sold || !wanted)
      throw refuseLine('return-sold-out', m.refusal_return_sold_out, exchangeTargetOf({ line, wanted }))
    const back = returnedLines.find(({ lineId }) => lineId === line.id)!
    const { paid } = worthLeft(back)
    const listed = line.unitPrice * pieces.length
    return {
      sold,
      quantity: pieces.length,
      unitPrice: wanted.unitPrice,
      price: onSameTerms(wanted.unitPrice * pieces.length, { paid, listed }),
      worth: worthLeft({ ...back, pieces: back.counting }).left,
      finalSince: line.finalSince,
      works: isShopResponsible(reason)
        ? worksOf(line.id).flatMap((work) => forSale.find((one) => one.variantId === work.variantId) ?? [])
        : [],
    }
  })
}

/** The new order has the same buyer and address; its key is the return id, so that there is only one. */
async function openingOf(tx: Db, order: Order, returnId: string): Promise<NewOrder> {
  const fullOrder = (await findOrder(tx, order.id))!
  const rules = await findRules(tx)
  const address = fullOrder.address && pick(fullOrder.address, addressKeys)
  const { name, phone, email } = order
  return {
    ...pick(order, ['userId', 'locale', 'method', 'inspect', 'invoice']),
    channel: 'exchange',
    placementKey: returnId,
    contact: { name, phone, email },
    address,
    note: null,
    policies: await holdPolicies(tx, order.locale, rules),
    deliverFrom: null,
    deliverUntil: null,
  }
}

/** Moves the stock reserved for the return to the order. */
async function moveReservedStock(tx: Db, actor: Actor, whole: WholeReturn, orderId: string) {
  const stockTakes = whole.lines.flatMap(({ wantedVariantId, pieces }) =>
    wantedVariantId && pieces.length ? [{ variantId: wantedVariantId, quantity: pieces.length }] : [],
  )
  const moves = [...(await exchangeReleaseMoves(tx, whole)), ...reserving(orderId, stockTakes)]
  const { short } = await moveStockIfThere(tx, actor, moves)
  const soldOutLine = whole.lines.find((line) => line.wantedVariantId && short.includes(line.wantedVariantId))
  if (soldOutLine) throw refuseLine('return-sold-out', m.refusal_return_sold_out, exchangeTargetOf(soldOutLine))
}
