import { create } from 'fontkit'
import { typeface, type Weight } from './typeface.server.ts'

export type Lettering = { weight: Weight; size: number }
type Place = { x: number; y: number; colour: string }
type Glyph = { advanceWidth: number; path: { toSVG(): string } }
type Font = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] } }

const fonts = new Map<Weight, Font>()

function fontOf(weight: Weight) {
  const font = fonts.get(weight) ?? (create(typeface(weight)) as Font)
  fonts.set(weight, font)
  return font
}

export function widthOf(text: string, { weight, size }: Lettering) {
  const font = fontOf(weight)
  return (font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm
}

/** Text as SVG outlines from a baseline, so that it looks the same on a machine without the typeface. */
export function drawText(text: string, at: Lettering & Place) {
  const font = fontOf(at.weight)
  const scale = at.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const shapes = glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`
    x += positions[index]!.xAdvance
    return shape
  })
  return `<g fill="${at.colour}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

/** The shop's name with the edge of a blade under it, as in the header. */
export function drawLogo(shop: string, { size, x, y, colour }: Place & { size: number }) {
  const lettering: Lettering = { weight: 'bold', size }
  const name = shop.toLowerCase()
  // The drawing below is made for letters of 48 px.
  const unit = size / 48
  const stroke = `fill="none" stroke="${colour}" stroke-linecap="round" vector-effect="non-scaling-stroke"`
  return `${drawText(name, { ...lettering, x, y, colour })}<g transform="translate(${x} ${y + 4 * unit}) scale(${widthOf(name, lettering) / 100} ${1.4 * unit})"><path ${stroke} stroke-width="${3 * unit}" d="M1 3C28 10 66 10 99 1.5"/><path ${stroke} stroke-width="${2 * unit}" d="M4 8C30 14 68 13.5 96 6"/></g>`
}
