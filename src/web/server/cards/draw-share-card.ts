import sharp from 'sharp'
import { drawLogo, drawText, widthOf, type Lettering } from '#platform/typeface/lettering.server.ts'
import { cardSize } from '#web/shell/page/social-meta.ts'

/** The texts and picture of a share card. Pictures stand uncropped on the background of product photos; without one the words have the whole width. */
export type ShareCard = { shop: string; above: string; title: string; below: string; picture?: Uint8Array }

const { width, height } = cardSize
const margin = 64
const [ice, night, muted, accent] = ['#f7fbfc', '#0a212a', '#4c6068', '#156981']

/** 1200 × 630 as JPEG, which every messenger shows. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const room = (card.picture ? width - height : width) - margin * (card.picture ? 1.5 : 2)
  const layers = card.picture
    ? [{ input: await sharp(card.picture).resize(height, height).toBuffer(), left: width - height, top: 0 }]
    : []
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words(card, room)}</svg>`,
    ),
  )
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .timeout({ seconds: 15 })
    .toBuffer()
}

function words({ shop, above, title, below }: ShareCard, room: number) {
  const { size, lines } = fitted(title, room)
  const small: Lettering = { weight: 'regular', size: 28 }
  const leading = size * 1.22
  const notes = intoLines(below, { ...small, width: room, most: title.length > 60 ? 2 : 3 })
  const tall = 44 + lines.length * leading + 14 + notes.length * 40
  const top = Math.max(186, (height - tall) / 2 + 40)
  const from = top + 30 + size
  return [
    `<rect width="${width}" height="${height}" fill="${ice}"/>`,
    drawLogo(shop, { size: 48, x: margin, y: 104, colour: night }),
    drawText(above, { weight: 'bold', size: 26, x: margin, y: top, colour: accent }),
    ...lines.map((line, at) =>
      drawText(line, { weight: 'bold', size, x: margin, y: from + at * leading, colour: night }),
    ),
    ...notes.map((line, at) =>
      drawText(line, { ...small, x: margin, y: from + (lines.length - 1) * leading + 58 + at * 40, colour: muted }),
    ),
  ].join('')
}

/** The largest type that fits the title into three lines; a word wider than a line makes it smaller. */
function fitted(title: string, room: number) {
  for (let size = 60; ; size -= 5) {
    const lettering: Lettering = { weight: 'bold', size }
    const lines = intoLines(title, { ...lettering, width: room, most: 9 })
    const isWide = lines.some((line) => widthOf(line, lettering) > room)
    if ((lines.length <= 3 && !isWide) || size <= 40)
      return { size, lines: intoLines(title, { ...lettering, width: room, most: 4 }) }
  }
}

/** The words in lines no wider than `width`; what does not fit into `most` lines ends in an ellipsis. */
function intoLines(text: string, { width, most, ...lettering }: Lettering & { width: number; most: number }) {
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
