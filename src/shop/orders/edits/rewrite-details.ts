import { and, eq, isNull } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addressKeys, unitsVersion } from '#shop/shipping/address.ts'
import type { Redelivery } from '../shipments/redelivery.ts'
import { recordDiscounts } from '../lines/record-discounts.ts'
import type { OrderDetails } from './order-details.ts'
import type { WholeOrder } from '../queries.ts'
import { orderAddresses, orders } from '../schema.ts'
import { orderDiscounts } from '../lines-schema.ts'
import { recountUses } from './recount-uses.ts'

const fields = ['name', 'phone', 'email', 'locale', 'method', 'inspect', 'note', 'invoice'] as const

type Rewrite = { details: OrderDetails; delivery: Redelivery | null }

/** Under the lock of the order: replaces the details and, if the address or the method changed, the delivery fee. */
export async function rewriteDetails(tx: Db, order: WholeOrder, { details, delivery }: Rewrite) {
  const { id, version } = order
  const { shippingDiscounts, ...sums } = delivery ?? {}
  await tx
    .update(orders)
    .set({ ...pick(details, fields), ...sums, version: version + 1, updatedAt: new Date() })
    .where(eq(orders.id, id))
  if (shippingDiscounts) {
    await tx.delete(orderDiscounts).where(and(eq(orderDiscounts.orderId, id), isNull(orderDiscounts.lineId)))
    await recordDiscounts(tx, id, { lines: [], shipping: shippingDiscounts })
    await recountUses(tx, id)
  }
  await rewriteAddress(tx, order, details.address)
}

async function rewriteAddress(tx: Db, { id, address: was }: WholeOrder, address: OrderDetails['address']) {
  if (!address) {
    await tx.delete(orderAddresses).where(eq(orderAddresses.orderId, id))
    return
  }
  const isThere = was?.wardCode === address.wardCode
  const row = { ...pick(address, addressKeys), ...(isThere ? {} : { unitsVersion }) }
  await tx
    .insert(orderAddresses)
    .values({ unitsVersion, ...row, orderId: id })
    .onConflictDoUpdate({ target: orderAddresses.orderId, set: row })
}
