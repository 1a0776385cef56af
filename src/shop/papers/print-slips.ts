import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { bytesOf, drawQr, inks, mm, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { m } from '#words/messages.js'
import { shopFileName, type Printed } from './printed.ts'
import { slipOf, type SlipContent, type SlipRow } from './slip.ts'

/** More than a shop ships in a day; a bound on the work of one click. */
const maxSlips = 200

/** Packing slips of these orders in one PDF, in the given order; orders that do not exist are left out. */
export async function printSlips(db: Db, orderIds: string[], locale: Locale): Promise<Printed | undefined> {
  const slips: SlipContent[] = []
  for (const id of [...new Set(orderIds)].slice(0, maxSlips)) {
    const order = await findOrder(db, id)
    if (order) slips.push(slipOf(order, { link: `${env.BASE_URL}/admin/orders/${order.id}`, locale }))
  }
  if (!slips.length) return
  const name = slips.length === 1 ? slips[0]!.code : `${slips.length}-phieu`
  return { file: shopFileName(`dong-goi-${name}.pdf`), bytes: await drawSlips(slips) }
}

const margin = 10 * mm
/** A5 in points. */
const [width, height] = [419.53, 595.28]
const inner = width - 2 * margin
const box = 6 * mm
const sizeWidth = 30 * mm

/** Packing slips of one or many orders in one PDF; each order begins on a page of its own. */
async function drawSlips(slips: SlipContent[]): Promise<Buffer> {
  const { locale, at } = slips[0]!
  const title = `${m.document_slip({}, { locale })} ${slips.length === 1 ? slips[0]!.code : `(${slips.length})`}`
  const paper = await openPaper({ size: 'A5', margin, title, locale, at })
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.addPage()
    drawSlip(paper, slip)
  }
  return bytesOf(paper)
}

function drawSlip(paper: Paper, slip: SlipContent) {
  const first = paper.bufferedPageRange().count
  drawHead(paper, slip)
  address(paper, slip)
  for (const row of slip.rows) {
    if (paper.y + heightOf(paper, row) > height - margin - 22) nextPage(paper, slip)
    drawRow(paper, row)
  }
  pieces(paper, slip)
  number(paper, slip, first)
}

function drawHead(paper: Paper, { code, link, day, method }: SlipContent) {
  const qr = 24 * mm
  drawQr(paper, link, { x: width - margin - qr, y: margin, size: qr })
  paper
    .font('bold')
    .fontSize(29)
    .text(code, margin, margin - 6, { characterSpacing: 0.6 })
  paper
    .font('bold')
    .fontSize(12)
    .text(method, margin, margin + 32, { width: inner - qr - 8 })
  paper
    .font('regular')
    .fontSize(9.5)
    .fillColor(inks.grey)
    .text(day, margin, paper.y + 1)
    .fillColor(inks.ink)
  paper.y = Math.max(paper.y, margin + qr) + 8
}

function address(paper: Paper, { to: [name, phone, place], marks, note, locale }: SlipContent) {
  rule(paper, paper.y, inks.ink)
  paper
    .font('bold')
    .fontSize(14)
    .text([name, phone].filter(Boolean).join(' · '), margin, paper.y + 8, { width: inner })
  if (place)
    paper
      .font('regular')
      .fontSize(12)
      .text(place, margin, paper.y + 1, { width: inner })
  if (marks.length)
    paper
      .font('bold')
      .fontSize(12)
      .text(marks.join(' · '), margin, paper.y + 4, { width: inner })
  if (note)
    paper
      .font('regular')
      .fontSize(11)
      .text(m.document_note({ note }, { locale }), margin, paper.y + 4, { width: inner })
  paper.y += 8
  rule(paper, paper.y, inks.ink)
  paper.y += 8
}

const rule = (paper: Paper, y: number, colour: string) =>
  paper
    .moveTo(margin, y)
    .lineTo(width - margin, y)
    .lineWidth(0.8)
    .stroke(colour)

const textWidth = (row: SlipRow) => inner - box - 10 - (row.size ? sizeWidth + 6 : 0) - (row.isWork ? 14 : 0)
const title = ({ quantity, name }: SlipRow) => `${quantity} × ${name}`
const below = ({ detail, sku }: SlipRow) => [detail, sku].filter(Boolean).join(' · ')

function heightOf(paper: Paper, row: SlipRow) {
  const width = textWidth(row)
  paper.font('bold').fontSize(row.isWork ? 11 : 13)
  const tall = paper.heightOfString(title(row), { width })
  return Math.max(tall + paper.font('regular').fontSize(10).heightOfString(below(row), { width }), box) + 10
}

/** A tick box, quantity and name, and at the right the size in large type, so that nobody takes the wrong one. */
function drawRow(paper: Paper, row: SlipRow) {
  const top = paper.y
  const tall = heightOf(paper, row)
  const indent = row.isWork ? 14 : 0
  paper
    .rect(margin + indent, top + 1, box, box)
    .lineWidth(1.1)
    .stroke(inks.ink)
  const x = margin + indent + box + 10
  const width = textWidth(row)
  paper
    .font('bold')
    .fontSize(row.isWork ? 11 : 13)
    .text(title(row), x, top, { width })
  paper.font('regular').fontSize(10).fillColor(inks.grey).text(below(row), x, paper.y, { width }).fillColor(inks.ink)
  if (row.size) size(paper, row.size, top)
  rule(paper, top + tall - 4, inks.line)
  paper.y = top + tall + 2
}

function size(paper: Paper, text: string, top: number) {
  const right = { width: sizeWidth, align: 'right', lineBreak: false } as const
  paper
    .font('bold')
    .fontSize(text.length > 7 ? 13 : 21)
    .text(text, margin + inner - sizeWidth, top - 3, right)
}

function nextPage(paper: Paper, { code }: SlipContent) {
  paper.addPage()
  paper
    .font('bold')
    .fontSize(18)
    .text(code, margin, margin - 4)
  paper.y += 6
  rule(paper, paper.y, inks.ink)
  paper.y += 8
}

const pieces = (paper: Paper, { pieces: count, locale }: SlipContent) =>
  paper
    .font('bold')
    .fontSize(11)
    .text(m.document_pieces({ count }, { locale }), margin, paper.y + 2, { width: inner })

/** Pages are counted per order, since a packer holds one order. */
function number(paper: Paper, { code, locale }: SlipContent, first: number) {
  const { count } = paper.bufferedPageRange()
  const pages = count - first + 1
  for (let page = 1; page <= pages; page += 1) {
    paper.switchToPage(first + page - 2)
    paper.page.margins.bottom = 0
    const words = `${code} · ${m.document_page({ page: `${page}/${pages}` }, { locale })}`
    const place = { width: inner, align: 'right', lineBreak: false } as const
    paper
      .font('regular')
      .fontSize(8.5)
      .fillColor(inks.grey)
      .text(words, margin, height - margin - 8, place)
  }
  paper.fillColor(inks.ink)
}
