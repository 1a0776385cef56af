import { sql } from 'drizzle-orm'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { requestReturn } from '#flows/returns/request-return.ts'
import { receiveReturn } from '#flows/returns/receive-return.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aReturnRequest, sendOut } from '../a-delivered-order.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import type { ClosedShop } from './fresh-shop.ts'
import { setStock } from './goods.ts'
import { mainText } from './plain-page.ts'
import type { Visitor } from './visitor.ts'

export type Size = { id: string; price: number }

/** Two sizes of one product of the demo shop at the same full price, twenty of each. */
export const twoSizes = (closed: ClosedShop) =>
  closed.look(async (db) => {
    const two = await rowsOf<Size>(
      db,
      sql`select v.id, v.price::int as price from variants v where v.archived_at is null and v.sale_price is null and v.product_id = (
        select v.product_id from variants v join products p on p.id = v.product_id and p.status = 'active' and p.category <> 'services'
        where v.archived_at is null and v.sale_price is null group by v.product_id, v.price having count(*) > 1 and v.price between 1000000 and 4000000
        order by v.price limit 1) order by v.position limit 2`,
    )
    for (const { id } of two) await setStock(db, id, 20)
    return two as [Size, Size]
  })

/** Bought over HTTP, delivered and paid by COD; settled unless said otherwise. */
export async function boughtAtTheDoor(
  closed: ClosedShop,
  who: Visitor,
  { id }: Size,
  { isSettled = true, email = '' } = {},
) {
  await fillCart(who, [{ variantId: id, quantity: 1 }])
  const seenTotal = await totalOf(who)
  const answer = await who.postForm('/checkout', order({ seenTotal, email }))
  const orderId = placedId(answer)
  if (!orderId)
    throw new Error(`the order was answered with ${answer.status}: ${answer.headers.location ?? mainText(answer.text)}`)
  await closed.look(async (db) => {
    await sendOut(db, orderId)
    if (isSettled) await settleCash(db, system, { orderId, reason: 'Đối soát' })
  })
  return { who, orderId, total: Number(seenTotal) }
}

/** A received return, for another size if one is wanted, else for money; returns its id. */
export const cameBack = (closed: ClosedShop, orderId: string, wanted?: Size) =>
  closed.look(async (db) => {
    const line = (await listOrderLines(db, orderId)).find((one) => one.partOf === null)!
    const asked = { orderLineId: line.id, reason: 'too_small' as const, wantedVariantId: wanted?.id ?? null }
    const wish = wanted ? ('exchange' as const) : ('refund' as const)
    const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, [asked], { wish }))
    await approveReturn(db, system, { returnId })
    const [one] = (await findReturn(db, returnId))!.lines
    await receiveReturn(db, system, {
      returnId,
      pieces: [{ lineId: one!.id, number: 1, resellable: true, note: null }],
    })
    return returnId
  })
