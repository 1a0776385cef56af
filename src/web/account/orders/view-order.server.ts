import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { oneLine } from '#shop/shipping/address.ts'

/** An order as its buyer sees it: no private notes, no names of staff. */
export async function viewOrder(db: Db, orderId: string, _locale: Locale) {
  const order = await findOrder(db, orderId)
  if (!order) return
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  const {
    id,
    code,
    state,
    name,
    email,
    phone,
    subtotal,
    discount,
    shippingFee,
    total,
    vat,
    method,
    inspect,
    note,
    placedAt,
    deliverFrom,
    deliverUntil,
    lines,
    address,
  } = order
  const parcel = order.shipments.find((one) => one.trackingCode)
  return {
    id,
    code,
    state,
    name,
    email,
    phone: showPhone(phone),
    subtotal,
    discount,
    shippingFee,
    total,
    vat,
    method,
    inspect,
    note,
    placedAt,
    deliverFrom,
    deliverUntil,
    lines: lines.map(
      ({ id: lineId, name: lineName, slug, options, picture, quantity, unitPrice, total: lineTotal }) => ({
        id: lineId,
        name: lineName,
        slug,
        picture,
        quantity,
        unitPrice,
        total: lineTotal,
        choice: options.map((option) => option.label).join(' · '),
      }),
    ),
    address: address && { name: address.name, phone: showPhone(address.phone), line: oneLine(address) },
    shopAddress: settings.address,
    shopPhone: settings.phone,
    payment: payment && { method: payment.method, state: payment.state },
    parcel: parcel && { carrier: parcel.carrier, code: parcel.trackingCode, url: parcel.trackingUrl },
    timeline: order.timeline
      .filter((entry) => entry.public)
      .map(({ id: entryId, kind, facts, at }) => ({ id: entryId, kind, facts, at })),
  }
}
export type OrderView = NonNullable<Awaited<ReturnType<typeof viewOrder>>>
