import type { Db } from '#platform/postgres/db.server.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { shippingRates } from '#shop/shipping/schema.ts'
import { worthwhileDeliveries } from '#shop/shipping/zones/worthwhile-deliveries.ts'
import { storedCarrierFee } from '../shipments/quote-carrier-fee.ts'
import { deliveryMethodsOf } from './requote-delivery.ts'

type To = { province?: string; ward?: string }

/**
 * The delivery methods that staff may choose for this address: those that the storefront offers, which leave out methods that are neither cheaper nor
 * faster, and the agreed one. Without an address, every method with a rate.
 */
export async function listDeliveryMethods(db: Db, order: WholeOrder, { province, ward }: To): Promise<MethodCode[]> {
  const { place } = await readPlace(db, { method: 'standard', province, ward })
  if (!place) {
    const rows = await db.selectDistinct({ method: shippingRates.method }).from(shippingRates)
    return methodCodes.filter((one) => one === order.method || rows.some(({ method }) => method === one))
  }
  const deliveryMethods = await deliveryMethodsOf(db, order, {
    place,
    carrierFee: storedCarrierFee(db, ward, undefined),
  })
  const offered = worthwhileDeliveries(deliveryMethods, order.method)
  return methodCodes.filter((one) => one === order.method || offered.some(({ method }) => method === one))
}
