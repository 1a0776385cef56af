import { drawInTurn, loadSharp } from './square-picture.server.ts'

/** The background of product pictures: a picture that is not square is fitted onto it, since cropping would cut off the tip of a blade. */
const ground = '#e6ecf1'
type EncodedWidth = { width: number; avif: Uint8Array; webp: Uint8Array }

/** A product picture, square and upright, encoded again as AVIF and WebP in each width; nothing else of the file is kept. Throws PictureRefused. */
export const shopPicture = (bytes: Uint8Array, widths: readonly number[]): Promise<EncodedWidth[]> =>
  drawInTurn(bytes, async (picture) => {
    const sharp = await loadSharp()
    const widest = Math.max(...widths)
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: ground })
      .resize(widest, widest, { fit: 'contain', background: ground })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true })
    const encoded: EncodedWidth[] = []
    for (const width of widths) {
      const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
        width,
      )
      const [avif, webp] = [
        await drawn.clone().avif({ quality: 58, effort: 3 }).toBuffer(),
        await drawn.webp({ quality: 82 }).toBuffer(),
      ]
      encoded.push({ width, avif, webp })
    }
    return encoded
  })
