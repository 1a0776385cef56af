import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { locales } from '#kit/localized.ts'
import { mm } from '#platform/typeface/paper.server.ts'
import { drawMeasuringSheet, heelAt, scale } from './draw-measuring-sheet.ts'

type Stroke = { from: [number, number]; to: [number, number] }

/** Every page's drawing, as the PDF has it. */
function drawings(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/<<\n?([^]*?)>>\nstream\n/g)].flatMap(({ 0: head, 1: facts, index }) => {
    const length = Number(/\/Length (\d+)/.exec(facts!)?.[1])
    const start = index + head.length
    if (!facts!.includes('FlateDecode')) return []
    const drawn = inflateSync(pdf.subarray(start, start + length)).toString('latin1')
    return /^[-\d. ]+ cm\n/.test(drawn) ? [drawn] : []
  })
}

/** Straight strokes in millimetres from the upper left corner, as they lie on the paper: the scale of the whole page is taken into account. */
function strokesOf(drawing: string): Stroke[] {
  // pdfkit turns the page over once at its head; any other scaling would show here.
  const [, a, b, c, d, e, f] = /^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) cm/m
    .exec(drawing)!
    .map(Number)
  expect([a, b, c, d, e]).toEqual([1, 0, 0, -1, 0])
  expect(f! / mm).toBeCloseTo(297, 1)
  return [...drawing.matchAll(/([-\d.]+) ([-\d.]+) m\n([-\d.]+) ([-\d.]+) l\n[^lm]*?S\n/g)].map((found) => {
    const [x1, y1, x2, y2] = found.slice(1, 5).map((point) => Number(point) / mm)
    return { from: [x1!, y1!], to: [x2!, y2!] }
  })
}

const isLevel = ({ from, to }: Stroke) => Math.abs(from[1] - to[1]) < 1e-6

describe.each(locales)('the measuring sheet (%s)', (locale) => {
  const drawn = drawMeasuringSheet({ locale, shop: 'Lướt', link: 'https://luot.vn/size-guide', at: new Date(0) })

  test('the sheet has two A4 pages', async () => {
    const text = (await drawn).toString('latin1')
    expect(
      [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [Number(w), Number(h)]),
    ).toEqual([
      [595.28, 841.89],
      [595.28, 841.89],
    ])
  })

  test('the scale has a tick at every millimetre, measured from the heel line', async () => {
    const strokes = strokesOf(drawings(await drawn)[0]!).filter(isLevel)
    const heel = strokes.find(({ from, to }) => to[0] - from[0] > 100 && Math.abs(from[1] - heelAt) < 0.01)
    expect(heel).toBeDefined()
    const ticks = strokes.filter(({ from }) => Math.abs(from[0] - 16) < 0.01).map(({ from }) => heel!.from[1] - from[1])
    const wanted = Array.from({ length: scale.to - scale.from + 1 }, (_, nth) => scale.from + nth)
    expect(ticks).toHaveLength(wanted.length)
    for (const [nth, mark] of wanted.entries()) expect(Math.abs(ticks[nth]! - mark)).toBeLessThan(0.01)
  })

  test('a 100 mm bar and the outline of a bank card are drawn in true size', async () => {
    const [first] = drawings(await drawn)
    const bar = strokesOf(first!).find(
      ({ from, to }) => Math.abs(from[0] - to[0]) < 1e-6 && Math.abs(Math.abs(from[1] - to[1]) - 100) < 0.01,
    )
    expect(bar).toBeDefined()
    const frames = [...first!.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\n[^lmf]*?S\n/g)].map((found) => [
      Number(found[3]) / mm,
      Number(found[4]) / mm,
    ])
    expect(frames.some(([w, h]) => Math.abs(w! - 53.98) < 0.01 && Math.abs(h! - 85.6) < 0.01)).toBe(true)
  })

  test('the paper tape has a tick at every millimetre from zero', async () => {
    const ticks = strokesOf(drawings(await drawn)[1]!)
      .filter((stroke) => isLevel(stroke) && Math.abs(stroke.from[0] - 10) < 0.01)
      .map(({ from }) => heelAt - from[1])
    expect(ticks).toHaveLength(276)
    for (const [nth, mark] of ticks.entries()) expect(Math.abs(mark - nth)).toBeLessThan(0.01)
  })

  test('nothing is drawn within 5 mm of the edge, which printers do not reach', async () => {
    const pages = drawings(await drawn)
    expect(pages).toHaveLength(2)
    for (const drawing of pages)
      for (const { from, to } of strokesOf(drawing))
        for (const [x, y] of [from, to]) {
          expect(Math.min(x, 210 - x)).toBeGreaterThanOrEqual(5)
          expect(Math.min(y, 297 - y)).toBeGreaterThanOrEqual(5)
        }
  })
})
