import { inArray } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { listOrderDiscounts, type listOrderLines } from '#shop/orders/queries.ts'
import { findGrantedOffers } from '#shop/pricing/find-granted-offers.ts'
import type { ReturnedQuantities } from '#shop/returns/count-returned.ts'
import { lostOfferDiscount, type OfferLine } from '#shop/returns/lost-discount.ts'

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/** The promotion discount on the remaining goods that they would not have got without the returned goods, on the terms of the order; in đồng. */
export async function readLostDiscount(
  db: Db,
  orderId: string,
  lines: readonly Line[],
  returned: ReadonlyMap<string, ReturnedQuantities>,
): Promise<Dong> {
  const discounts = await listOrderDiscounts(db, orderId)
  const granted = discounts.filter((row) => row.source === 'promotion' && row.promotionId && row.lineId)
  if (!granted.length) return 0
  const offers = await findGrantedOffers(db, orderId)
  const used = new Set(granted.map((row) => row.promotionId))
  const kinds = await listKinds(db, lines)
  const offerLines = lines.map((line): OfferLine => {
    const rows = discounts.filter((row) => row.lineId === line.id)
    const before = rows.reduce((sum, row) => sum + (row.source === 'promotion' ? 0 : row.amount), 0)
    const { own, fault } = returned.get(line.id) ?? { own: 0, fault: 0 }
    return {
      lineId: line.id,
      productId: line.productId ?? '',
      ...(kinds.get(line.productId ?? '') ?? { category: '', type: '', brandLine: '' }),
      unitPrice: line.unitPrice,
      listPrice: line.listPrice,
      quantity: line.quantity,
      left: line.total - before,
      off: rows.flatMap(({ source, promotionId, amount }) =>
        source === 'promotion' && promotionId ? [{ promotionId, amount }] : [],
      ),
      own,
      fault,
    }
  })
  return lostOfferDiscount(
    offerLines,
    offers.filter((offer) => used.has(offer.id)),
  )
}

/** Category, type and brand line of the goods today, for the conditions of promotions. */
async function listKinds(db: Db, lines: readonly Line[]) {
  const ids = [...new Set(lines.flatMap((line) => line.productId ?? []))]
  const rows = await db
    .select({ id: products.id, category: products.category, type: products.type, brandLine: products.line })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, ...kind }) => [id, kind]))
}
