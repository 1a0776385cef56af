import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { noonOf } from '#kit/work-day.ts'
import { env } from '#platform/env.server.ts'
import { bytesOf, drawQr, inks, mm, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { WorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { m } from '#words/messages.js'
import { shopFileName, type Printed } from './printed.ts'

const labels = (options: { label: string }[] | null) => (options ?? []).map((option) => option.label).join(' · ')
const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** The ticket tied to the skates, with a part to tear off for their owner; the QR code leads staff to the work order. */
export async function printWorkOrderSheet({ work, ...row }: WorkOrderRow, locale: Locale): Promise<Printed> {
  const options = { locale }
  const bytes = await drawWorkOrderSheet({
    locale,
    code: work.code,
    link: `${env.BASE_URL}/admin/work/${work.id}`,
    at: work.takenInAt ?? work.createdAt,
    due: work.dueOn && formatDate(noonOf(work.dueOn), locale),
    customer: [row.customer, row.phone ? showPhone(row.phone) : ''].filter(Boolean),
    work: `${work.quantity} × ${line(row.name, labels(row.options))}`,
    pair: row.pair ? line(row.pair, labels(row.pairOptions), row.pairSku) : m.workshop_own_skates({}, options),
    isOwn: row.pair === null,
    facts: [
      work.takenInAt && m.document_work_taken({ day: formatDate(work.takenInAt, locale) }, options),
      work.condition && m.workshop_condition_said({ condition: work.condition }, options),
      row.note,
    ].flatMap((fact) => fact || []),
  })
  return { file: shopFileName(`dich-vu-${work.code}.pdf`), bytes }
}

type WorkOrderSheetContent = {
  locale: Locale
  code: string
  link: string
  at: Date
  due: string | null
  customer: string[]
  work: string
  pair: string
  /** The customer's own skates: then there is a part to tear off. */
  isOwn: boolean
  facts: string[]
}

const margin = 10 * mm
/** A5 in points. */
const width = 419.53
const inner = width - 2 * margin
const qr = 34 * mm
/** The position of the tear line above the customer's part. */
const tear = 150 * mm

/** One A5 sheet: above for the workshop, with the code in large type; below, for own skates, the part that their owner takes home. */
async function drawWorkOrderSheet(ticket: WorkOrderSheetContent): Promise<Buffer> {
  const { locale, code, at, isOwn } = ticket
  const title = `${m.document_work({}, { locale })} ${code}`
  const paper = await openPaper({ size: 'A5', margin, title, locale, at })
  drawQr(paper, ticket.link, { x: width - margin - qr, y: margin, size: qr })
  head(paper, ticket, margin)
  paper.y = Math.max(paper.y, margin + qr) + 8
  rule(paper)
  write(paper, ticket.work, { size: 15, isBold: true })
  write(paper, ticket.pair, { size: 11 })
  for (const fact of ticket.facts) write(paper, fact, { size: 11 })
  paper.y += 8
  rule(paper)
  for (const [nth, line] of ticket.customer.entries()) write(paper, line, { size: 12, isBold: nth === 0 })
  if (isOwn) stub(paper, ticket)
  return bytesOf(paper)
}

function head(paper: Paper, { code, due, locale }: WorkOrderSheetContent, top: number) {
  const besideCode = { width: inner - qr - 12 }
  paper.font('bold').fontSize(13).text(m.document_work({}, { locale }), margin, top, besideCode)
  paper.fontSize(24).text(code, margin, paper.y + 2, { ...besideCode, characterSpacing: 0.4 })
  if (due) paper.fontSize(13).text(m.workshop_due({ day: due }, { locale }), margin, paper.y + 4, besideCode)
}

type Look = { size: number; isBold?: boolean }

const write = (paper: Paper, text: string, { size, isBold = false }: Look) =>
  paper
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .text(text, margin, paper.y + 6, { width: inner, height: 60, ellipsis: true })

const rule = (paper: Paper) =>
  paper
    .moveTo(margin, paper.y)
    .lineTo(width - margin, paper.y)
    .lineWidth(0.8)
    .stroke(inks.ink)

function stub(paper: Paper, ticket: WorkOrderSheetContent) {
  paper.moveTo(0, tear).lineTo(width, tear).lineWidth(0.8).dash(4, { space: 4 }).stroke(inks.grey).undash()
  paper.y = tear + 8
  head(paper, ticket, paper.y)
  write(paper, ticket.work, { size: 11 })
  paper.fillColor(inks.grey)
  write(paper, m.document_work_keep({}, { locale: ticket.locale }), { size: 10 })
  paper.fillColor(inks.ink)
}
