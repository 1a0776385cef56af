import QRCode from 'qrcode'
import type { Locale } from '#kit/localized.ts'
import { typeface } from './typeface.server.ts'

export type Paper = PDFKit.PDFDocument
/** Colours of printed pages: grey is as light as possible while still readable from a weak printer. */
export const inks = { ink: '#0a212a', grey: '#51636b', line: '#b9c6cc', pale: '#eef3f5' } as const

const languages: Record<Locale, string> = { vi: 'vi-VN', en: 'en-GB' }
/** Points of one millimetre. */
export const mm = 72 / 25.4

type Sheet = { size: 'A4' | 'A5' | 'A6'; margin: number; title: string; locale: Locale; at: Date }

/**
 * Opens a document in the shop's typeface. `at` is its creation date: the same content gives the same bytes. PDFKit is loaded with the first one:
 * it would lengthen every start of the shop, and few processes print.
 */
export async function openPaper({ size, margin, title, locale, at }: Sheet): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: title, Creator: 'Lướt', Producer: 'Lướt', CreationDate: at, ModDate: at }
  const paper = new PDFDocument({
    size,
    margin,
    info,
    lang: languages[locale],
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    font: null as never,
  })
  paper.registerFont('regular', typeface('regular'))
  paper.registerFont('bold', typeface('bold'))
  return paper.font('regular').fillColor(inks.ink)
}

export async function bytesOf(paper: Paper): Promise<Buffer> {
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  paper.once('end', resolve).once('error', reject)
  paper.end()
  await promise
  return Buffer.concat(parts)
}

/** Draws a QR code as squares, `size` points wide; the caller leaves the white margin. */
export function drawQr(paper: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = size / modules.size
  for (let at = 0; at < modules.size ** 2; at += 1) {
    if (!modules.data[at]) continue
    paper.rect(x + (at % modules.size) * side, y + Math.floor(at / modules.size) * side, side, side)
  }
  paper.fill('#000000').fillColor(inks.ink)
}

/** Draws the foot of every page, once the number of pages is known. */
export function onEachPage(paper: Paper, draw: (page: number, pages: number) => void) {
  const { start, count } = paper.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    paper.switchToPage(start + at)
    draw(at + 1, count)
  }
}
