import type { Db } from '#platform/db.server.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { shippingRates } from '#shop/shipping/schema.ts'

/** The ways that the shop delivers by, wherever that may be, and the one that was agreed. */
export async function listMethods(db: Db, agreed: MethodCode) {
  const rows = await db.selectDistinct({ method: shippingRates.method }).from(shippingRates)
  return methodCodes.filter((one) => one === agreed || rows.some(({ method }) => method === one))
}
