import type Draw from 'sharp'
import type { Sharp } from 'sharp'
import { drawInTurn, loadSharp } from './square-picture.server.ts'

/** The background of product pictures: a picture that is not square is fitted onto it, since cropping would cut off the tip of a blade. */
const ground = '#e6ecf1'

/** The same in the dark theme, light enough for black boots. */
const darkGround = '#39454d'

type Sizes = { widths: readonly number[]; zoomWidth: number }
type EncodedWidth = { width: number; avif: Uint8Array; webp: Uint8Array }
type Encoded = {
  encoded: EncodedWidth[]
  zoomed?: Uint8Array
  /** of a picture without a ground of its own */
  dark?: { width: number; avif: Uint8Array }[]
}

/**
 * A product picture, square and upright, encoded again as AVIF and WebP in each width, and as AVIF in `zoomWidth` if the original is as wide; nothing
 * else of the file is kept. A see-through one is laid on the dark ground too. Throws PictureRefused.
 */
export const shopPicture = (bytes: Uint8Array, { widths, zoomWidth }: Sizes): Promise<Encoded> =>
  drawInTurn(bytes, async (picture) => {
    const sharp = await loadSharp()
    const { width, height } = await picture.metadata()
    const isWide = Math.max(width, height) >= zoomWidth
    const widest = isWide ? zoomWidth : Math.max(...widths)
    const { data, info } = await picture
      .autoOrient()
      .resize(widest, widest, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true })
    const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    const on = (background: string) =>
      drawn().flatten({ background }).resize(widest, widest, { fit: 'contain', background })
    const square = await shrinkable(on(ground), sharp)
    const encoded: EncodedWidth[] = []
    for (const width of widths) {
      const [avif, webp] = [
        await square(width).avif({ quality: 58, effort: 3 }).toBuffer(),
        await square(width).webp({ quality: 82 }).toBuffer(),
      ]
      encoded.push({ width, avif, webp })
    }
    const zoomed = isWide ? await square(zoomWidth).avif({ quality: 50, effort: 3 }).toBuffer() : undefined
    if (!isMostlyAround(data)) return { encoded, zoomed }
    const inTheDark = await shrinkable(on(darkGround), sharp)
    const dark: Encoded['dark'] = []
    for (const width of isWide ? [...widths, zoomWidth] : widths)
      dark.push({ width, avif: await inTheDark(width).avif({ quality: 55, effort: 3 }).toBuffer() })
    return { encoded, zoomed, dark }
  })

/** Whether at least a fifth of a picture (RGBA) is see-through: around goods that were cut out it is; round corners and soft edges are less. */
function isMostlyAround(data: Uint8Array) {
  let seeThrough = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) seeThrough += 1
  return seeThrough >= data.length / 4 / 5
}

/** A picture that is drawn once and then shrunk to several widths. */
async function shrinkable(picture: Sharp, sharp: typeof Draw) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return (width: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(width)
}
