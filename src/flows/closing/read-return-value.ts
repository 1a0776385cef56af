import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findOrderTerms } from '#shop/orders/find-order-terms.ts'
import { listOrderDiscounts, listOrderLines } from '#shop/orders/queries.ts'
import { heldByCarriers } from '#shop/payments/ledger/held-by-carriers.ts'
import { orderMoneyOf, type OrderMoney } from '#shop/payments/ledger/order-money-of.ts'
import { paidOf, type SoldLine } from '#shop/pricing/paid-of.ts'
import { countReturned, type ReturnedQuantities } from '#shop/returns/count-returned.ts'
import { countReturnedBefore } from '#shop/returns/count-returned-before.ts'
import { lostBundleDiscount } from '#shop/returns/lost-bundle.ts'
import { isShopResponsible } from '#shop/returns/return-reasons.ts'
import { listManualRefunds } from '#shop/returns/list-manual-refunds.ts'
import { findReturnOfExchange, type WholeReturn } from '#shop/returns/queries.ts'
import { suggestRefund, type ReturnedLine, type RefundContext } from '#shop/returns/suggest-refund.ts'
import { readLostDiscount } from './read-lost-discount.ts'
import { readBundleParts } from './read-bundle-parts.ts'

/** The value of a received return, and how much of it the shop and carriers hold. */
export async function readReturnValue(db: Db, whole: WholeReturn) {
  const { orderId } = whole
  const [lines, before, money] = [
    await listOrderLines(db, orderId),
    await countReturnedBefore(db, whole),
    await orderMoneyOf(db, orderId),
  ]
  const stands = await exchangeCreditOf(db, orderId, lines)
  const manualRefunds = await listManualRefunds(db, orderId)
  const refundedFor = ({ id }: { id: string }) => manualRefunds.get(id) ?? 0
  const backs = whole.lines.map(({ line, pieces, reason }): ReturnedLine => {
    const works = lines.filter((one) => one.partOf === line.id && !one.stocked)
    return {
      lineId: line.id,
      sold: stands(line),
      pieces: pieces.length,
      good: pieces.filter((piece) => piece.resellable).length,
      after: before.get(line.id) ?? 0,
      reason,
      works: works.map((work) => ({ ...work, lineId: work.id, refunded: refundedFor(work) })),
      refunded: refundedFor(line),
    }
  })
  const { free } = money
  const heldMoney = await moneyHeldByCarriers(db, orderId, money)
  const frame: RefundContext = {
    shipping: (await findOrderTerms(db, orderId)).shippingFee - (manualRefunds.get(null) ?? 0),
    isAll: lines
      .filter((line) => line.stocked)
      .every(
        (line) =>
          (before.get(line.id) ?? 0) + (backs.find((one) => one.lineId === line.id)?.pieces ?? 0) >= line.quantity,
      ),
    ...(await lostByReturn(db, whole, { lines, backs })),
    free,
    heldByCarriers: heldMoney,
  }
  return { suggested: suggestRefund(backs, frame), backs, free, held: heldMoney }
}

type ReturnedGoods = { lines: Line[]; backs: ReturnedLine[] }

/** How much of the bundle price, gifts and discounts the remaining goods lose by this return, less what earlier returns already deducted. */
async function lostByReturn(db: Db, { id, orderId }: WholeReturn, { lines, backs }: ReturnedGoods) {
  const before = await countReturned(db, orderId, id)
  const returned = new Map<string, ReturnedQuantities>(before.lines)
  for (const { lineId, reason, pieces, good } of backs) {
    const { own, fault } = returned.get(lineId) ?? { own: 0, fault: 0 }
    returned.set(lineId, isShopResponsible(reason) ? { own, fault: fault + pieces } : { own: own + good, fault })
  }
  const withheldBundleDiscount = lines.some(({ bundleId }) => bundleId)
    ? lostBundleDiscount(await readBundleParts(db, orderId, lines, returned)) - before.lost
    : 0
  return {
    withheldBundleDiscount,
    withheldOfferDiscount: (await readLostDiscount(db, orderId, lines, returned)) - before.withheldOfferDiscount,
  }
}

/** The money for these goods that carriers still hold, for this order and for the orders whose credit it has. */
async function moneyHeldByCarriers(db: Db, orderId: string, { own, sources }: OrderMoney): Promise<Dong> {
  let held = Math.max(0, own + (await heldByCarriers(db, orderId))) - Math.max(0, own)
  for (const { orderId: source, amount, free } of sources)
    if (source !== orderId) held += Math.min(amount - free, await heldByCarriers(db, source))
  return held
}

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/** Exchange goods are worth what was paid for the goods they replaced plus the extra payment. */
export async function exchangeCreditOf(db: Db, orderId: string, lines: Line[]): Promise<(line: Line) => SoldLine> {
  const origin = await findReturnOfExchange(db, orderId)
  if (!origin?.credit) return (line) => line
  const rows = (await listOrderDiscounts(db, orderId)).filter((row) => row.source === 'exchange')
  const goods = lines.filter((line) => line.stocked)
  const weights = goods.map((line) => rows.reduce((sum, row) => sum + (row.lineId === line.id ? row.amount : 0), 0))
  const shares = shareOut(origin.credit, weights)
  return (line) => ({
    quantity: line.quantity,
    total: paidOf(line) + (shares[goods.findIndex((one) => one.id === line.id)] ?? 0),
    discount: 0,
  })
}
