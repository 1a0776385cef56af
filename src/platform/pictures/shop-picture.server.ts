import { drawInTurn, loadSharp } from './square-picture.server.ts'

/** The background of product pictures: a picture that is not square is fitted onto it, since cropping would cut off the tip of a blade. */
const ground = '#e6ecf1'
type EncodedWidth = { width: number; avif: Uint8Array; webp: Uint8Array }
type Encoded = { encoded: EncodedWidth[]; zoomed?: Uint8Array }

/**
 * A product picture, square and upright, encoded again as AVIF and WebP in each width, and as AVIF in `zoomWidth` if the original is as wide; nothing
 * else of the file is kept. Throws PictureRefused.
 */
export const shopPicture = (bytes: Uint8Array, widths: readonly number[], zoomWidth: number): Promise<Encoded> =>
  drawInTurn(bytes, async (picture) => {
    const sharp = await loadSharp()
    const { width, height } = await picture.metadata()
    const isWide = Math.max(width, height) >= zoomWidth
    const widest = isWide ? zoomWidth : Math.max(...widths)
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: ground })
      .resize(widest, widest, { fit: 'contain', background: ground })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true })
    const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const encoded: EncodedWidth[] = []
    for (const width of widths) {
      const drawn = square.clone().resize(width)
      const [avif, webp] = [
        await drawn.clone().avif({ quality: 58, effort: 3 }).toBuffer(),
        await drawn.webp({ quality: 82 }).toBuffer(),
      ]
      encoded.push({ width, avif, webp })
    }
    return { encoded, zoomed: isWide ? await square.avif({ quality: 50, effort: 3 }).toBuffer() : undefined }
  })
