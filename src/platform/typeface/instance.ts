import { create } from 'fontkit'

type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point }
type Part = {
  glyphID: number
  dx: number
  dy: number
  scaleX: number
  scaleY: number
  scale01: number
  scale10: number
}
type Shape = { numberOfContours: number; points?: Point[]; components?: Part[] }

/** What fontkit keeps of a WOFF2 file beside what it promises: shapes before variation, and what varies them. Its version is fixed in package.json. */
type Opened = {
  head: { unitsPerEm: number }
  characterSet: number[]
  variationCoords: number[] | null
  getGlyph(id: number): { path: unknown }
  glyphForCodePoint(code: number): { id: number }
  layout(text: string, features?: string[]): { glyphs: { id: number }[] }
  _getTableStream(tag: string): { pos: number; readBuffer(length: number): Uint8Array }
  directory: { tables: Record<string, { length: number } | undefined> }
  hmtx: { metrics: { get(at: number): { advance: number; bearing: number } | undefined; length: number } }
  _transformedGlyphs: Shape[]
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void }
}

export type Outline = {
  points: { x: number; y: number; onCurve: boolean; endContour: boolean }[]
  advance: number
  lsb: number
}

/** A variable WOFF2 at one weight: the outline of each letter, and tables as they stand in the file. */
export function openInstance(file: Uint8Array, weight: number) {
  // Two openings of one file: with coordinates set, fontkit cannot unpack the shapes of a WOFF2.
  const plain = create(file) as unknown as Opened
  const varied = create(file) as unknown as Opened
  varied.variationCoords = [weight]
  void varied.head
  void plain.getGlyph(0).path
  const like = plain._transformedGlyphs.find((one) => one.points?.length)!.points![0]!
  const outline = (glyph: number): Outline => {
    const shape = plain._transformedGlyphs[glyph]!
    return shape.components ? composed(glyph, shape.components) : simple(glyph, shape.points ?? [])
  }
  /** Varies points together with the four that stand for the advance: origin, width, and two of vertical lines. */
  const vary = (glyph: number, points: Point[], xMin: number) => {
    const { advance, bearing } = metric(plain, glyph)
    const left = xMin - bearing
    const all = [...points.map((one) => one.copy()), ...[left, left + advance, 0, 0].map((x) => phantom(like, x))]
    varied._variationProcessor.transformPoints(glyph, all)
    const [origin, width] = all.slice(-4)
    return { points: all.slice(0, -4), origin: origin!.x, advance: Math.round(width!.x - origin!.x) }
  }
  const simple = (glyph: number, bare: Point[]) => {
    const { points, origin, advance } = vary(glyph, bare, leftOf(bare))
    return { points, advance, lsb: points.length ? leftOf(points) - origin : 0 }
  }
  const composed = (glyph: number, parts: Part[]) => {
    const places = parts.map((part) => Object.assign(phantom(like, part.dx), { y: part.dy }))
    const bare = parts.flatMap((part) =>
      (plain._transformedGlyphs[part.glyphID]?.points ?? []).map((one) => one.x + part.dx),
    )
    const { points: moved, origin, advance } = vary(glyph, places, bare.length ? Math.min(...bare) : 0)
    const points = parts.flatMap((part, at) => outline(part.glyphID).points.map((one) => placed(one, part, moved[at]!)))
    return { points, advance, lsb: points.length ? leftOf(points) - origin : 0 }
  }
  return {
    outline,
    table: (tag: string) => tableOf(plain, tag),
    characters: plain.characterSet,
    glyphOf: glyphOf(plain),
  }
}

const leftOf = (points: { x: number }[]) => (points.length ? Math.min(...points.map(({ x }) => x)) : 0)
const phantom = (like: Point, x: number) => Object.assign(like.copy(), { x, y: 0, onCurve: true, endContour: true })

const placed = (point: Outline['points'][number], part: Part, to: Point) => ({
  ...point,
  onCurve: point.onCurve,
  endContour: point.endContour,
  x: Math.round(point.x * part.scaleX + point.y * part.scale01 + to.x),
  y: Math.round(point.y * part.scaleY + point.x * part.scale10 + to.y),
})

const metric = ({ hmtx: { metrics } }: Opened, glyph: number) => metrics.get(Math.min(glyph, metrics.length - 1))!

function tableOf(font: Opened, tag: string) {
  const stream = font._getTableStream(tag)
  return Buffer.from(stream.readBuffer(font.directory.tables[tag]!.length))
}

const isFigure = (code: number) => code >= 48 && code <= 57

/** Figures of one width, so that sums stand under each other. */
const glyphOf = (font: Opened) => (code: number) =>
  isFigure(code) ? font.layout(String.fromCodePoint(code), ['tnum']).glyphs[0]!.id : font.glyphForCodePoint(code).id
