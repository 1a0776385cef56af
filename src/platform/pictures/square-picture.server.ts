import type { Sharp } from 'sharp'

/** Loaded when the first picture comes: its native library takes a twentieth of a shop's start. */
export const loadSharp = async () => (await import('sharp')).default

/** Why a file is refused as a picture. */
export class PictureRefused extends Error {
  readonly reason: 'kind' | 'broken' | 'pixels'
  constructor(reason: 'kind' | 'broken' | 'pixels') {
    super(reason)
    this.reason = reason
  }
}

/** More than any phone produces; a file that decodes to more is a decompression bomb. */
const maxPixels = 40e6

const starts = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'))

/** The type of a file by its first bytes, whatever its name and its sender say. */
function imageKindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp'
  if (starts(bytes, 4, 'ftypavif')) return 'heif'
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Crops the picture to a square and encodes it again as WebP in each width; nothing else of the file is kept: no location, no camera, no trailing bytes.
 * Throws PictureRefused.
 */
export const squarePicture = (bytes: Uint8Array, widths: readonly number[]) =>
  encodeWidths(bytes, widths, (picture, width) => picture.resize(width, width, { fit: 'cover', position: 'attention' }))

type Cut = (picture: Sharp, width: number) => Sharp

/** One picture at a time, since decoding takes a hundred times its file size. Any error becomes PictureRefused. */
export function drawInTurn<T>(bytes: Uint8Array, draw: (picture: Sharp) => Promise<T>): Promise<T> {
  const current = turn.then(async () => draw(await opened(bytes)).catch(refuse))
  turn = current.catch(() => undefined)
  return current
}

export const encodeWidths = (bytes: Uint8Array, widths: readonly number[], cut: Cut) =>
  drawInTurn(bytes, async (picture) => {
    const encoded = new Map<number, Uint8Array>()
    for (const width of widths) {
      const upright = cut(picture.clone().autoOrient(), width)
      encoded.set(width, await upright.webp({ quality: 82 }).timeout({ seconds: 15 }).toBuffer())
    }
    return encoded
  })

async function opened(bytes: Uint8Array) {
  const kind = imageKindOf(bytes)
  if (!kind) throw new PictureRefused('kind')
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const metadata = await picture.metadata().catch(refuse)
  if (metadata.format !== kind) throw new PictureRefused('kind')
  if (metadata.width * metadata.height > maxPixels) throw new PictureRefused('pixels')
  return picture
}

function refuse(error: unknown): never {
  throw new PictureRefused(/pixel limit/i.test(String(error)) ? 'pixels' : 'broken')
}
