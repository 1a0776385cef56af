import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { noonOf } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { bytesOf, drawQr, inks, mm, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { m } from '#words/messages.js'
import { shopFileName, type Printed } from './printed.ts'

/** Prints the receiver, the sender and the contents of a return parcel; the QR code leads staff to the return in the admin. */
export async function printReturnLabel(db: Db, one: WholeReturn, locale: Locale): Promise<Printed> {
  const [settings, order] = [await findSettings(db), await findOrder(db, one.orderId)]
  const from = order?.address ?? order
  const bytes = await drawReturnLabel({
    locale,
    code: one.code,
    link: `${env.BASE_URL}/admin/returns/${one.id}`,
    at: one.requestedAt,
    sendBy: one.sendBy ? formatDate(noonOf(one.sendBy), locale) : null,
    to: [settings.name, settings.address, settings.phone].filter(Boolean),
    from: [
      from?.name ?? '',
      from ? showPhone(from.phone) : '',
      order?.address ? addressLine(order.address) : '',
    ].filter(Boolean),
    rows: one.lines.map(({ quantity, line }) => ({
      quantity,
      name: lineName(line, locale),
      choice: describeOptions(line.options, locale),
      sku: line.sku,
    })),
  })
  return { file: shopFileName(`doi-tra-${one.code}.pdf`), bytes }
}

type ReturnLabel = {
  locale: Locale
  code: string
  link: string
  at: Date
  sendBy: string | null
  to: string[]
  from: string[]
  rows: { quantity: number; name: string; choice: string; sku: string }[]
}

const margin = 10 * mm
/** A5 in points. */
const width = 419.53
const inner = width - 2 * margin
const qr = 34 * mm

/** One A5 sheet for the parcel of a return: the shop's address in large type, the code as text and QR code, and the expected contents. */
async function drawReturnLabel(label: ReturnLabel): Promise<Buffer> {
  const { locale, code, at } = label
  const title = `${m.document_return({}, { locale })} ${code}`
  const paper = await openPaper({ size: 'A5', margin, title, locale, at })
  head(paper, label)
  party(paper, m.document_return_to({}, { locale }), { lines: label.to, size: 15 })
  party(paper, m.document_return_from({}, { locale }), { lines: label.from, size: 11 })
  contents(paper, label)
  return bytesOf(paper)
}

function head(paper: Paper, { code, link, sendBy, locale }: ReturnLabel) {
  const besideCode = { width: inner - qr - 12 }
  drawQr(paper, link, { x: width - margin - qr, y: margin, size: qr })
  paper.font('bold').fontSize(13).text(m.document_return({}, { locale }), margin, margin, besideCode)
  paper
    .font('bold')
    .fontSize(24)
    .text(code, margin, paper.y + 2, { ...besideCode, characterSpacing: 0.4 })
  if (sendBy)
    paper
      .font('regular')
      .fontSize(10.5)
      .fillColor(inks.grey)
      .text(m.document_return_by({ day: sendBy }, { locale }), margin, paper.y + 4, besideCode)
      .fillColor(inks.ink)
  paper.y = Math.max(paper.y, margin + qr) + 10
}

function party(paper: Paper, name: string, { lines, size }: { lines: string[]; size: number }) {
  rule(paper)
  paper
    .font('regular')
    .fontSize(9.5)
    .fillColor(inks.grey)
    .text(name, margin, paper.y + 8, { width: inner })
  paper.fillColor(inks.ink)
  for (const [nth, line] of lines.entries())
    paper
      .font(nth === 0 ? 'bold' : 'regular')
      .fontSize(size)
      .text(line, margin, paper.y + 2, { width: inner })
  paper.y += 8
}

const rule = (paper: Paper) =>
  paper
    .moveTo(margin, paper.y)
    .lineTo(width - margin, paper.y)
    .lineWidth(0.8)
    .stroke(inks.ink)

function contents(paper: Paper, { rows, locale }: ReturnLabel) {
  rule(paper)
  paper
    .font('bold')
    .fontSize(11)
    .text(m.document_return_inside({}, { locale }), margin, paper.y + 8, { width: inner })
  for (const { quantity, name, choice, sku } of rows) {
    paper
      .font('bold')
      .fontSize(11)
      .text(`${quantity} × ${name}`, margin, paper.y + 6, { width: inner })
    paper
      .font('regular')
      .fontSize(9.5)
      .fillColor(inks.grey)
      .text([choice, sku].filter(Boolean).join(' · '), margin, paper.y, { width: inner })
      .fillColor(inks.ink)
  }
  paper
    .font('regular')
    .fontSize(9.5)
    .text(m.document_return_pack({}, { locale }), margin, paper.y + 12, { width: inner })
}
