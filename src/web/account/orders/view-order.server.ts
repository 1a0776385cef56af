import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/db.server.ts'
import { showPhone } from '#shop/identity/phone.ts'
import { nestLines } from '#shop/orders/nest-lines.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { oneLine } from '#shop/shipping/address.ts'

const sums = ['subtotal', 'discount', 'shippingFee', 'total', 'vat'] as const
const facts = [
  'id',
  'code',
  'state',
  'name',
  'email',
  'method',
  'inspect',
  'note',
  'placedAt',
  'deliverFrom',
  'deliverUntil',
] as const
const lineFacts = [
  'id',
  'productId',
  'name',
  'slug',
  'picture',
  'quantity',
  'unitPrice',
  'total',
  'finalSince',
] as const

/** An order as its buyer sees it: no private notes, no names of staff. */
export async function viewOrder(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  return {
    ...pick(order, facts),
    ...pick(order, sums),
    phone: showPhone(order.phone),
    lines: nestLines(order.lines).map((line) => ({ ...viewLine(line), services: line.services.map(viewLine) })),
    address: viewAddress(order),
    shopAddress: settings.address,
    shopPhone: settings.phone,
    payment: payment && pick(payment, ['method', 'state']),
    parcel: viewParcel(order),
    timeline: order.timeline.filter((entry) => entry.public).map((entry) => pick(entry, ['id', 'kind', 'facts', 'at'])),
  }
}

const viewLine = (line: WholeOrder['lines'][number]) => ({
  ...pick(line, lineFacts),
  choice: line.options.map((one) => one.label).join(' · '),
})

export type OrderView = NonNullable<Awaited<ReturnType<typeof viewOrder>>>

const viewAddress = ({ address }: WholeOrder) =>
  address && { name: address.name, phone: showPhone(address.phone), line: oneLine(address) }

function viewParcel({ shipments }: WholeOrder) {
  const parcel = shipments.find((one) => one.trackingCode)
  return parcel && { carrier: parcel.carrier, code: parcel.trackingCode, url: parcel.trackingUrl }
}
