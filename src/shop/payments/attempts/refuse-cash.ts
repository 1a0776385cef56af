import { and, countDistinct, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import type { ShipmentReturnReason } from '#shop/orders/order.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { m } from '#words/messages.js'
import { payments } from '../schema.ts'

type CashOrder = { quote: { total: Dong; lines: { stocked: boolean }[] }; phone: string; codLimit: Dong }

/** After this many refused shipments the next order must be prepaid (docs/reference/vietnam.md 1.6). */
const refusedShipmentsAllowed = 2

/** Throws the refusal of `cashRefusalOf`, if there is one. */
export async function refuseCash(db: Db, cash: CashOrder) {
  const refusal = await cashRefusalOf(db, cash)
  if (refusal) throw refusal
}

/** Why cash on delivery is refused: above the limit, for services only, and for a phone number whose shipments came back; the last without giving the reason. */
export async function cashRefusalOf(db: Db, { quote, phone, codLimit }: CashOrder) {
  if (quote.total > codLimit) return new Refusal('cod-limit', m.refusal_cod_limit, { limit: dong(codLimit) })
  if (quote.lines.every((line) => !line.stocked)) return new Refusal('cod-services', m.refusal_cod_services, {})
  if ((await countRefusedShipments(db, phone)) >= refusedShipmentsAllowed)
    return new Refusal('cod-unavailable', m.refusal_cod_unavailable, {})
}

/**
 * Cash orders to this phone number that the buyer did not accept: shipments that the carrier damaged or could not deliver do not count. Those cancelled
 * without a reason after they came back do, since reasons were not recorded then.
 */
async function countRefusedShipments(db: Db, phone: string) {
  if (!phone) return 0
  const [row] = await countRefused(db, { phone })
  return row!.n
}

const refusedReasons: ShipmentReturnReason[] = ['refused', 'unreachable']

const countRefused = prepared((db) =>
  db
    .select({ n: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.phone, sql.placeholder('phone')),
        eq(orders.state, 'cancelled'),
        eq(shipments.state, 'returned'),
        or(isNull(shipments.returnReason), inArray(shipments.returnReason, refusedReasons)),
        eq(payments.method, 'cod'),
      ),
    ),
)
