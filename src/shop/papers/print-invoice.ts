import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { bytesOf, drawQr, inks, onEachPage, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { m } from '#words/messages.js'
import { invoiceContentOf, isInvoice, type InvoiceContent, type InvoiceRow, type Party } from './invoice.ts'
import { shopFileName, type Printed } from './printed.ts'

/** The invoice of an order as a PDF, in the requested language; undefined if the order does not exist. */
export async function printInvoice(db: Db, orderId: string, locale: Locale): Promise<Printed | undefined> {
  const order = await findOrder(db, orderId)
  if (!order) return
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  const link = linkIn(locale, `/orders/${order.id}`)
  const names = isInvoice(order, payment) ? { vi: 'hoa-don', en: 'invoice' } : { vi: 'don-hang', en: 'order' }
  return {
    file: shopFileName(`${names[locale]}-${order.code}.pdf`),
    bytes: await drawInvoice(invoiceContentOf({ order, payment, settings, link, locale })),
  }
}

const margin = 42
/** A4 in points. */
const [width, height] = [595.28, 841.89]
const inner = width - 2 * margin
const footAt = height - margin - 14

/** Columns from the left, with the right edge of those with numbers. */
const columns = {
  name: { x: margin, width: 166 },
  quantity: { x: margin + 168, width: 24 },
  unit: { x: margin + 192, width: 74 },
  discount: { x: margin + 266, width: 64 },
  rate: { x: margin + 330, width: 46 },
  vat: { x: margin + 376, width: 60 },
  paid: { x: margin + 436, width: inner - 436 },
} as const
type Column = keyof typeof columns

/** Draws the invoice as a PDF of one or more pages. */
async function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const { locale, code } = content
  const paper = await openPaper({ size: 'A4', margin, title: `${content.title} ${code}`, locale, at: content.at })
  head(paper, content)
  parties(paper, content)
  tableHead(paper, content)
  for (const row of content.rows) drawRow(paper, row, content)
  sums(paper, content)
  onEachPage(paper, (page, pages) => foot(paper, content, `${page}/${pages}`))
  return bytesOf(paper)
}

function head(paper: Paper, { shop, title, code, link, facts }: InvoiceContent) {
  const qr = 64
  drawQr(paper, link, { x: width - margin - qr, y: margin, size: qr })
  paper
    .font('bold')
    .fontSize(22)
    .text(shop.toLowerCase(), margin, margin - 6, { characterSpacing: -0.6 })
  paper.fontSize(17).text(`${title} ${code}`, margin, margin + 26)
  paper
    .font('regular')
    .fontSize(9.5)
    .fillColor(inks.grey)
    .text(facts.join(' · '), margin, margin + 50)
  paper.fillColor(inks.ink)
}

function parties(paper: Paper, { seller, buyer }: InvoiceContent) {
  const top = margin + 86
  const half = (inner - 24) / 2
  const ends = [
    drawParty(paper, seller, { x: margin, top, width: half }),
    drawParty(paper, buyer, { x: margin + half + 24, top, width: half }),
  ]
  paper.y = Math.max(...ends) + 18
}

function drawParty(
  paper: Paper,
  { head, name, lines }: Party,
  { x, top, width }: { x: number; top: number; width: number },
) {
  paper.font('regular').fontSize(9).fillColor(inks.grey).text(head, x, top, { width })
  paper
    .font('bold')
    .fontSize(11)
    .fillColor(inks.ink)
    .text(name, x, paper.y + 2, { width })
  paper.font('regular').fontSize(9.5)
  for (const line of lines) paper.text(line, x, paper.y + 1, { width })
  return paper.y
}

function tableHead(paper: Paper, { locale }: InvoiceContent) {
  const options = { locale }
  const top = paper.y
  const words: Record<Column, string> = {
    name: m.document_column_goods({}, options),
    quantity: m.document_column_quantity({}, options),
    unit: m.document_column_unit({}, options),
    discount: m.document_column_discount({}, options),
    rate: m.document_column_rate({}, options),
    vat: m.document_column_vat({}, options),
    paid: m.document_column_total({}, options),
  }
  paper.font('bold').fontSize(8.5).fillColor(inks.ink)
  for (const column of Object.keys(words) as Column[]) cell(paper, column, words[column], top)
  rule(paper, top + 15, inks.ink)
  paper.y = top + 20
}

function cell(paper: Paper, column: Column, text: string, y: number) {
  const { x, width } = columns[column]
  paper.text(text, x, y, { width, align: column === 'name' ? 'left' : 'right', lineBreak: column === 'name' })
}

const rule = (paper: Paper, y: number, colour: string) =>
  paper
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(0.6)
    .stroke(colour)

function drawRow(paper: Paper, row: InvoiceRow, content: InvoiceContent) {
  const indent = row.isWork ? 10 : 0
  const nameWidth = columns.name.width - indent
  paper.font('bold').fontSize(9.5)
  const tall = paper.heightOfString(row.name, { width: nameWidth })
  paper.font('regular').fontSize(8.5)
  const deep = row.detail ? paper.heightOfString(row.detail, { width: nameWidth }) : 0
  if (paper.y + tall + deep + 12 > footAt - 12) {
    paper.addPage()
    paper.y = margin
    tableHead(paper, content)
  }
  const top = paper.y
  const { x } = columns.name
  paper
    .font('bold')
    .fontSize(9.5)
    .fillColor(inks.ink)
    .text(row.name, x + indent, top, { width: nameWidth })
  paper.font('regular').fontSize(8.5).fillColor(inks.grey)
  if (row.detail) paper.text(row.detail, x + indent, top + tall, { width: nameWidth })
  paper.fontSize(9.5).fillColor(inks.ink)
  if (row.quantity !== null) cell(paper, 'quantity', String(row.quantity), top)
  if (row.unitPrice !== null) cell(paper, 'unit', dong(row.unitPrice), top)
  if (row.discount) cell(paper, 'discount', `−${dong(row.discount)}`, top)
  cell(paper, 'rate', `${row.vatRate}%`, top)
  cell(paper, 'vat', dong(row.vat), top)
  paper.font('bold')
  cell(paper, 'paid', dong(row.paid), top)
  rule(paper, top + tall + deep + 4, inks.line)
  paper.y = top + tall + deep + 9
}

function sums(paper: Paper, content: InvoiceContent) {
  const needed = content.sums.length * 17 + 60
  if (paper.y + needed > footAt) {
    paper.addPage()
    paper.y = margin
  }
  const top = paper.y + 8
  rates(paper, content, top)
  const [left, right] = [margin + inner / 2 + 30, inner / 2 - 30]
  let y = top
  for (const { label, amount, isTotal, sign = '' } of content.sums) {
    paper
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(isTotal ? 12 : 9.5)
      .fillColor(inks.ink)
    paper.text(label, left, y, { width: right })
    paper.text(`${sign}${dong(amount)}`, left, y, { width: right, align: 'right' })
    y += isTotal ? 20 : 15
  }
  paper.y = y + 4
  if (content.words) {
    const words = `${content.words.charAt(0).toUpperCase()}${content.words.slice(1)}.`
    paper
      .font('regular')
      .fontSize(9.5)
      .text(m.document_in_words({ words }, { locale: content.locale }), margin, paper.y, { width: inner })
  }
}

/** VAT by rate, for the accountant. */
function rates(paper: Paper, { rates: all, locale }: InvoiceContent, top: number) {
  const options = { locale }
  const places = [0, 50, 118, 178].map((x) => margin + x)
  const widths = [48, 66, 58, 66]
  const writeRow = (texts: string[], y: number) =>
    texts.forEach((text, at) =>
      paper.text(text, places[at]!, y, { width: widths[at], align: at ? 'right' : 'left', lineBreak: false }),
    )
  paper.font('bold').fontSize(8.5).fillColor(inks.ink)
  writeRow(
    [
      m.document_column_rate({}, options),
      m.document_column_net({}, options),
      m.document_column_vat({}, options),
      m.document_column_gross({}, options),
    ],
    top,
  )
  paper.font('regular').fontSize(9)
  for (const [at, { rate, net, vat, gross }] of all.entries())
    writeRow([`${rate}%`, dong(net), dong(vat), dong(gross)], top + 15 + at * 14)
}

function foot(paper: Paper, { foot: text, locale }: InvoiceContent, page: string) {
  // Below the margin pdfkit would start a new page by itself.
  paper.page.margins.bottom = 0
  paper.font('regular').fontSize(8).fillColor(inks.grey)
  paper.text(text, margin, footAt, { width: inner - 60, lineBreak: true })
  paper.text(m.document_page({ page }, { locale }), margin, footAt, { width: inner, align: 'right', lineBreak: false })
}
