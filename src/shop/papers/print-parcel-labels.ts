import { inArray } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { dong, type Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { bytesOf, drawQr, inks, mm, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { placeOfShipment } from '#shop/orders/shipments/pieces.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { shopFileName, type Printed } from './printed.ts'

/**
 * The shop's own label for each of these parcels, A6, in the given order; it serves every carrier that scans its tracking number. Undefined if none of
 * them exists.
 */
export async function printParcelLabels(db: Db, shipmentIds: string[], locale: Locale): Promise<Printed | undefined> {
  const rows = await db
    .select({ id: shipments.id, orderId: shipments.orderId })
    .from(shipments)
    .where(inArray(shipments.id, shipmentIds))
  const settings = await findSettings(db)
  const from = [settings.name, showPhone(settings.phone), settings.address].filter(Boolean)
  const labels: ParcelLabel[] = []
  for (const shipmentId of shipmentIds) {
    const order = await findOrder(db, rows.find(({ id }) => id === shipmentId)?.orderId ?? '')
    if (!order) continue
    const due = order.method === 'pickup' ? stillOwed(await findPayment(db, order.id)) : 0
    labels.push(labelOf(order, { shipmentId, from, due, locale }))
  }
  if (!labels.length) return
  const name = labels.length === 1 ? labels[0]!.code : `${labels.length}-nhan`
  return { file: shopFileName(`nhan-${name}.pdf`), bytes: await drawLabels(labels) }
}

type ParcelLabel = {
  locale: Locale
  code: string
  at: Date
  parcel: string
  from: string[]
  to: { name: string; phone: string; place: string }
  collect: string
  marks: string[]
  carrier: string
  trackingCode: string | null
  note: string | null
}

/** `due`: what the shop takes itself, in đồng, when the buyer fetches the parcel. */
type Asked = { shipmentId: string; from: string[]; due: Dong; locale: Locale }

function labelOf(order: WholeOrder, { shipmentId, from, due, locale }: Asked): ParcelLabel {
  const shipment = order.shipments.find(({ id }) => id === shipmentId)!
  const { address, method } = order
  const options = { locale }
  const to = address ?? order
  // As the buyer is told by email.
  const { number, count } = placeOfShipment(order.lines, order.shipments, shipmentId)
  return {
    locale,
    code: order.code,
    at: order.placedAt,
    parcel:
      count === null
        ? m.document_label_parcel_part({ number }, options)
        : m.document_label_parcel({ number, count }, options),
    from,
    to: {
      name: to.name,
      phone: showPhone(to.phone),
      place: address && method !== 'pickup' ? addressLine(address) : '',
    },
    collect: due
      ? m.document_label_due({ amount: dong(due) }, options)
      : shipment.codAmount
        ? m.document_label_collect({ amount: dong(shipment.codAmount) }, options)
        : m.document_label_paid({}, options),
    marks: order.inspect ? [m.admin_inspect({}, options)] : [],
    carrier: shipment.carrier ?? deliveryMethodName(method, locale),
    trackingCode: shipment.trackingCode,
    note: order.note,
  }
}

const margin = 6 * mm
/** A6 in points. */
const [width, height] = [297.64, 419.53]
const inner = width - 2 * margin
const qr = 27 * mm
/** Long addresses and notes end here, above the carrier's part. */
const carrierTop = height - margin - qr - 6

async function drawLabels(labels: ParcelLabel[]): Promise<Buffer> {
  const { locale, at } = labels[0]!
  const paper = await openPaper({ size: 'A6', margin, title: m.document_label({}, { locale }), locale, at })
  for (const [index, label] of labels.entries()) {
    if (index > 0) paper.addPage()
    drawHead(paper, label)
    drawReceiver(paper, label)
    drawCarrier(paper, label)
  }
  return bytesOf(paper)
}

function drawHead(paper: Paper, { code, parcel, from: [name = '', ...rest] }: ParcelLabel) {
  const half = inner * 0.56
  paper.font('bold').fontSize(11).text(name, margin, margin, { width: half })
  paper
    .font('regular')
    .fontSize(7.5)
    .fillColor(inks.grey)
    .text(rest.join(' · '), margin, paper.y, { width: half, height: 28, ellipsis: true })
  const below = paper.y
  const right = { width: inner - half - 6, align: 'right' } as const
  paper
    .fillColor(inks.ink)
    .font('bold')
    .fontSize(12)
    .text(code, margin + half + 6, margin, right)
  paper
    .font('regular')
    .fontSize(8.5)
    .text(parcel, margin + half + 6, paper.y, right)
  paper.y = Math.max(below, paper.y) + 5
}

function drawReceiver(paper: Paper, { to, collect, marks, note, locale }: ParcelLabel) {
  rule(paper, paper.y)
  paper
    .font('regular')
    .fontSize(8)
    .fillColor(inks.grey)
    .text(m.document_return_to({}, { locale }), margin, paper.y + 6, { width: inner })
  paper.fillColor(inks.ink).font('bold').fontSize(16).text(to.name, margin, paper.y, { width: inner })
  paper.fontSize(14).text(to.phone, margin, paper.y + 1, { width: inner })
  if (to.place)
    paper
      .font('regular')
      .fontSize(11.5)
      .text(to.place, margin, paper.y + 2, { width: inner })
  paper.y += 7
  rule(paper, paper.y)
  paper
    .font('bold')
    .fontSize(19)
    .text(collect, margin, paper.y + 7, { width: inner })
  if (marks.length) paper.fontSize(10.5).text(marks.join(' · '), margin, paper.y + 2, { width: inner })
  const left = carrierTop - paper.y - 10
  if (note && left > 12)
    paper
      .font('regular')
      .fontSize(9)
      .text(m.document_note({ note }, { locale }), margin, paper.y + 3, { width: inner, height: left, ellipsis: true })
}

/** Carriers scan the tracking number; without one the code of the order leads to its buyer. */
function drawCarrier(paper: Paper, { carrier, trackingCode, code }: ParcelLabel) {
  rule(paper, carrierTop)
  const top = carrierTop + 6
  drawQr(paper, trackingCode ?? code, { x: width - margin - qr, y: top, size: qr })
  const beside = { width: inner - qr - 10 }
  paper.font('bold').fontSize(13).text(carrier, margin, top, beside)
  if (trackingCode) paper.fontSize(13).text(trackingCode, margin, paper.y + 3, { ...beside, characterSpacing: 0.4 })
}

const rule = (paper: Paper, y: number) =>
  paper
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(0.8)
    .stroke(inks.ink)
