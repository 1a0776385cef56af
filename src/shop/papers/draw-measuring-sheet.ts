import type { Locale } from '#kit/localized.ts'
import { bytesOf, drawQr, inks, mm, openPaper, type Paper } from '#platform/typeface/paper.server.ts'
import { m } from '#words/messages.js'

type Sheet = { locale: Locale; shop: string; link: string; at: Date }

/** A4 in millimetres; all positions are in millimetres from the left and the upper edge. */
const [pageWidth, pageHeight] = [210, 297]
/** Printers leave a margin of about 5 mm, so the heel line is further in. */
export const heelAt = pageHeight - 9
export const scale = { from: 130, to: 275 } as const
const [rulerAt, footFrom, footTo, words] = [16, 34, 134, 145] as const
const wordsWidth = pageWidth - words - 12
/** A bank card (ISO/IEC 7810 ID-1): comparing it shows whether the sheet was printed at 100 %. */
const card = { width: 53.98, height: 85.6 }
const bar = 100

/** The measuring sheet: a true-size ruler for the foot, a tape for its girth, a bar and a card to check the scale. */
export async function drawMeasuringSheet({ locale, shop, link, at }: Sheet): Promise<Buffer> {
  const paper = await openPaper({ size: 'A4', margin: 0, title: m.document_sheet_title({}, { locale }), locale, at })
  drawRuler(paper, locale)
  drawWords(paper, { locale, shop, link })
  paper.addPage({ size: 'A4', margin: 0 })
  drawTape(paper, locale)
  drawRecord(paper, locale)
  return bytesOf(paper)
}

const line = (
  paper: Paper,
  [x1, y1, x2, y2]: [number, number, number, number],
  width: number,
  colour: string = inks.ink,
) =>
  paper
    .moveTo(x1 * mm, y1 * mm)
    .lineTo(x2 * mm, y2 * mm)
    .lineWidth(width)
    .stroke(colour)

type Text = { size?: number; bold?: boolean; width?: number; colour?: string; align?: 'left' | 'right' | 'center' }

/** Answers where the next line begins, in mm. */
function writeLine(
  paper: Paper,
  text: string,
  [x, y]: [number, number],
  { size = 9.5, bold, width, colour, align }: Text = {},
) {
  paper
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour ?? inks.ink)
    .text(text, x * mm, y * mm, { width: (width ?? 60) * mm, align })
  paper.fillColor(inks.ink)
  return paper.y / mm
}

/** From the heel line upwards: every millimetre a tick, every five a longer one, every ten a number. */
function drawRuler(paper: Paper, locale: Locale) {
  for (let at = scale.from; at <= scale.to; at += 1) {
    const y = heelAt - at
    const long = at % 10 === 0 ? 9 : at % 5 === 0 ? 6.5 : 4
    if (at % 10 === 0) line(paper, [footFrom, y, footTo, y], 0.3, inks.line)
    line(paper, [rulerAt, y, rulerAt + long, y], at % 10 === 0 ? 0.7 : 0.35)
    if (at % 10 === 0) writeLine(paper, String(at), [rulerAt + 10, y - 1.9], { size: 9, bold: true, width: 10 })
  }
  line(paper, [rulerAt, heelAt - scale.to, rulerAt, heelAt], 0.7)
  line(paper, [8, heelAt, footTo, heelAt], 1.4)
  writeLine(paper, m.document_sheet_heel({}, { locale }), [footFrom, heelAt - 7], {
    size: 10,
    bold: true,
    width: footTo - footFrom,
  })
  writeLine(paper, m.document_sheet_toes({}, { locale }), [footFrom, heelAt - scale.to - 6], {
    size: 9,
    width: footTo - footFrom,
    colour: inks.grey,
  })
  // Outlines of a heel, so that the foot is placed straight.
  const middle = (footFrom + footTo) / 2
  paper
    .moveTo((middle - 30) * mm, (heelAt - 60) * mm)
    .bezierCurveTo((middle - 34) * mm, (heelAt - 8) * mm, (middle - 20) * mm, heelAt * mm, middle * mm, heelAt * mm)
    .bezierCurveTo(
      (middle + 20) * mm,
      heelAt * mm,
      (middle + 34) * mm,
      (heelAt - 8) * mm,
      (middle + 30) * mm,
      (heelAt - 60) * mm,
    )
    .lineWidth(0.7)
    .dash(4, { space: 3 })
    .stroke(inks.grey)
    .undash()
}

function drawWords(paper: Paper, { locale, shop, link }: Pick<Sheet, 'locale' | 'shop' | 'link'>) {
  const options = { locale }
  const column = { width: wordsWidth }
  writeLine(paper, shop.toLowerCase(), [words, 10], { ...column, size: 18, bold: true })
  let y = writeLine(paper, m.document_sheet_title({}, options), [words, 20], { ...column, size: 12.5, bold: true }) + 2
  y = writeLine(paper, m.document_sheet_print({}, options), [words, y], { ...column, bold: true }) + 3
  const steps = [
    m.document_sheet_step_1,
    m.document_sheet_step_2,
    m.document_sheet_step_3,
    m.document_sheet_step_4,
    m.document_sheet_step_5,
  ]
  for (const [nth, step] of steps.entries())
    y = writeLine(paper, `${nth + 1}. ${step({}, options)}`, [words, y], { ...column, size: 9 }) + 1.2
  // The bar lies beside the foot, the card under the text: each proves the scale only where it is printed.
  const barAt = 139
  line(paper, [barAt, heelAt - 20 - bar, barAt, heelAt - 20], 1.2)
  for (let at = 0; at <= bar; at += 10) line(paper, [barAt - 2, heelAt - 20 - at, barAt + 2, heelAt - 20 - at], 0.7)
  paper.save()
  paper.rotate(-90, { origin: [(barAt - 5.5) * mm, (heelAt - 20) * mm] })
  writeLine(paper, m.document_sheet_bar({}, options), [barAt - 5.5, heelAt - 20], { size: 8, width: bar })
  paper.restore()
  const cardTop = heelAt - 20 - card.height
  paper
    .rect(words * mm, cardTop * mm, card.width * mm, card.height * mm)
    .lineWidth(0.7)
    .stroke(inks.ink)
  writeLine(paper, m.document_sheet_card({}, options), [words + 4, cardTop + 4], { size: 9, width: card.width - 8 })
  drawQr(paper, link, { x: (words + 14) * mm, y: (cardTop + 46) * mm, size: 26 * mm })
  writeLine(paper, m.document_sheet_then({}, options), [words + 4, cardTop + 74], {
    size: 8.5,
    width: card.width - 8,
    align: 'center',
  })
  writeLine(paper, m.document_sheet_own({}, options), [words, cardTop + card.height + 3], {
    size: 7.5,
    width: wordsWidth,
    colour: inks.grey,
  })
}

const tape = { from: 10, width: 16, length: 275 } as const

/** A paper tape to cut out: its zero is on the line at the bottom of the page. */
function drawTape(paper: Paper, locale: Locale) {
  const { from, width, length } = tape
  paper
    .rect(from * mm, (heelAt - length) * mm, width * mm, length * mm)
    .lineWidth(0.7)
    .stroke(inks.ink)
  for (let at = 0; at <= length; at += 1) {
    const y = heelAt - at
    line(paper, [from, y, from + (at % 10 === 0 ? 8 : at % 5 === 0 ? 5.5 : 3.5), y], at % 10 === 0 ? 0.7 : 0.35)
    if (at % 10 === 0 && at < length)
      writeLine(paper, String(at), [from + 8.5, y - 1.8], { size: 8, bold: true, width: 8 })
  }
  let y = writeLine(paper, m.document_sheet_girth({}, { locale }), [36, 16], { size: 14, bold: true, width: 160 }) + 2
  for (const step of [m.document_sheet_girth_1, m.document_sheet_girth_2, m.document_sheet_girth_3])
    y = writeLine(paper, step({}, { locale }), [36, y], { size: 10, width: 160 }) + 1.5
}

const record = { left: 36, top: 86, first: 52, column: 27, row: 12 } as const

/** Fields for the results, three for each foot: the middle value counts. */
function drawRecord(paper: Paper, locale: Locale) {
  const { left, top, first, column, row } = record
  const options = { locale }
  writeLine(paper, m.document_sheet_record({}, options), [left, top - 12], { size: 14, bold: true, width: 160 })
  const heads = ['', '1', '2', '3', m.document_sheet_middle({}, options)]
  const rows = [
    m.document_sheet_left,
    m.document_sheet_right,
    m.document_sheet_girth_left,
    m.document_sheet_girth_right,
    m.document_sheet_heel_width,
  ].map((name) => name({}, options))
  const right = left + first + 4 * column
  const at = (nth: number) => left + (nth ? first + (nth - 1) * column : 0)
  for (const [nth, head] of heads.entries())
    writeLine(paper, head, [at(nth), top], { size: 9.5, bold: true, width: column - 2, align: nth ? 'center' : 'left' })
  for (const [nth, name] of rows.entries()) {
    const y = top + 7 + nth * row
    line(paper, [left, y, right, y], 0.5, inks.grey)
    writeLine(paper, name, [left, y + 3.6], { size: 10, width: first - 3 })
  }
  const end = top + 7 + rows.length * row
  line(paper, [left, end, right, end], 0.5, inks.grey)
  for (let nth = 1; nth <= 4; nth += 1) line(paper, [at(nth), top + 7, at(nth), end], 0.5, inks.grey)
  writeLine(paper, m.document_sheet_who({}, options), [left, end + 6], { size: 10, width: 160 })
  writeLine(paper, m.document_sheet_differ({}, options), [left, end + 16], { size: 10, width: 160 })
}
