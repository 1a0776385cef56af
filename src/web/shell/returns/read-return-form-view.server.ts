import { listReturnableLines, type ReturnableLine } from '#flows/returns/list-returnable-lines.ts'
import { readLostDiscount } from '#flows/closing/read-lost-discount.ts'
import { readBundleParts } from '#flows/closing/read-bundle-parts.ts'
import { exchangeCreditOf } from '#flows/closing/read-return-value.ts'
import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { listVariantIds } from '#shop/catalogue/variants/list-variant-ids.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { paidOf, type SoldLine } from '#shop/pricing/paid-of.ts'
import { exchangePrice, onSameTerms } from '#shop/returns/exchange-price.ts'
import { lostBundleDiscount } from '#shop/returns/lost-bundle.ts'
import { returnReasons, type ReturnReason } from '#shop/returns/return-reasons.ts'
import { maxReturnable, returnable, type Returnable } from '#shop/returns/returnable.ts'

/** All that the return form shows of an order; `isStaff` may exceed deadlines and allowed reasons. */
export async function readReturnFormView(
  db: Db,
  order: Order,
  { locale, isStaff }: { locale: Locale; isStaff: boolean },
) {
  const kept = await listReturnableLines(db, order)
  const alternatives = await listAlternatives(db, kept, locale)
  const ordered = await listOrderLines(db, order.id)
  const stands = await exchangeCreditOf(db, order.id, ordered)
  const parts = await readBundleParts(db, order.id, ordered)
  const lostDiscounts = await listLostDiscounts(db, order.id, ordered)
  const payment = await findPayment(db, order.id)
  return {
    id: order.id,
    code: order.code,
    isStaff,
    exchangeDays: order.exchangeDays,
    /** Cash and transfers go back to an account that the customer names. */
    needsBank: ['cod', 'cash', 'bank_transfer'].some((method) => method === payment?.method),
    lines: kept.map((one) => ({
      ...viewLine(one, {
        sold: stands(one.line),
        others: alternatives.get(one.line.productId) ?? [],
        isStaff,
        written: order.locale,
      }),
      /** The bundle discount lost on the remaining parts if one piece goes back alone on a change of mind. */
      withheldBundleDiscount: lostBundleDiscount(
        parts.map((part) => (part.lineId === one.line.id ? { ...part, own: 1 } : part)),
      ),
      /** The value of a gift or discount that the rest would not have earned, if only this goes back on a change of mind. */
      withheldOfferDiscount: lostDiscounts.get(one.line.id) ?? 0,
    })),
  }
}

async function listLostDiscounts(db: Db, orderId: string, lines: Awaited<ReturnType<typeof listOrderLines>>) {
  const lostByLine = new Map<string, number>()
  for (const { id, quantity, partOf } of lines) {
    if (partOf) continue
    lostByLine.set(id, await readLostDiscount(db, orderId, lines, new Map([[id, { own: quantity, fault: 0 }]])))
  }
  return lostByLine
}

export type ReturnFormView = Awaited<ReturnType<typeof readReturnFormView>>
export type ReturnFormLine = ReturnFormView['lines'][number]

type Alternative = { variantId: string; label: string; price: number; left: number }

function viewLine(
  { line, lineForReturn }: ReturnableLine,
  { sold, others, isStaff, written }: { sold: SoldLine; others: Alternative[]; isStaff: boolean; written: Locale },
) {
  const today = shopDay(new Date())
  const may = Object.fromEntries(
    returnReasons.map((reason) => [reason, returnable(lineForReturn, reason, today)]),
  ) as Record<ReturnReason, Returnable>
  const maxQuantity = isStaff
    ? maxReturnable(lineForReturn)
    : Math.max(...returnReasons.map((reason) => may[reason].left))
  const paid = paidOf(sold, { quantity: 1, after: Math.min(lineForReturn.asked, line.quantity - 1) })
  const was = others.find((one) => one.variantId === line.variantId)?.price
  return {
    id: line.id,
    name: lineName(line, requestLocale()),
    choice: describeOptions(line.options, requestLocale()),
    lent: fallbackOptions(line.options, { locale: requestLocale(), written }),
    picture: line.picture,
    quantity: line.quantity,
    most: maxQuantity,
    /** Why nothing of this line can be returned, where that is so. */
    why: maxQuantity ? null : (may.defect.why ?? 'none-left'),
    may,
    /** Price of one piece after discounts. */
    paid: maxQuantity ? paid : 0,
    others: others.map(({ price, ...one }) => ({
      ...one,
      isSame: one.variantId === line.variantId,
      difference: onSameTerms(exchangePrice(line, was, price), { paid, listed: line.unitPrice }) - paid,
    })),
  }
}

/** Other variants of the ordered products, by product. */
async function listAlternatives(db: Db, kept: ReturnableLine[], locale: Locale): Promise<Map<string, Alternative[]>> {
  const productIds = [
    ...new Set(kept.filter(({ lineForReturn: { isService } }) => !isService).map(({ line }) => line.productId)),
  ]
  if (!productIds.length) return new Map()
  const ids = await listVariantIds(db, productIds)
  const [sold, left] = [await listForSale(db, locale, ids), await availableOf(db, ids)]
  const inOrder = ids.flatMap((id) => sold.find((one) => one.variantId === id) ?? [])
  return Map.groupBy(
    inOrder.map((one) => ({
      productId: one.productId,
      variantId: one.variantId,
      label: variantLabels(one.options, one.labels, locale)
        .map((option) => option.label)
        .join(' · '),
      price: one.price,
      left: Math.max(0, left.get(one.variantId) ?? 0),
    })),
    (one) => one.productId,
  )
}
