import { create } from 'fontkit'
import { typeface, type Weight } from '#platform/typeface/typeface.server.ts'

type Glyph = { advanceWidth: number; path: { toSVG(): string } }
type Font = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] } }

const fonts = new Map<Weight, Font>()

function fontOf(weight: Weight) {
  const font = fonts.get(weight) ?? (create(typeface(weight)) as Font)
  fonts.set(weight, font)
  return font
}

export type Lettering = { weight: Weight; size: number }

export function widthOf(text: string, { weight, size }: Lettering) {
  const font = fontOf(weight)
  return (font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm
}

/** Words as SVG outlines from a baseline: the same on every machine, whatever typefaces it has. */
export function drawText(text: string, at: Lettering & { x: number; y: number; colour: string }) {
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

/** The words in lines no wider than `width`; what does not fit into `most` lines ends in an ellipsis. */
export function intoLines(text: string, { width, most, ...lettering }: Lettering & { width: number; most: number }) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (!line || widthOf(longer, lettering) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  let last = lines[most - 1]!
  while (last.includes(' ') && widthOf(`${last}…`, lettering) > width) last = last.slice(0, last.lastIndexOf(' '))
  return [...lines.slice(0, most - 1), `${last}…`]
}
