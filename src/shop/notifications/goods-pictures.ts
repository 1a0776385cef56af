import sharp from 'sharp'
import { files } from '#platform/files/files.server.ts'
import type { EmailPicture } from './email.ts'

/** Twice the size at which they stand. As PNG, which every mail program shows; of few colours, so that a letter stays small. */
const px = 128
const stored = 160
/** More would make the letter heavy: programs cut what is over 100 kB of words, and clog on pictures. */
const most = 6

/** Small pictures of what was bought, which come with the letter. One that is gone is left out: a letter never waits for a picture. */
export async function goodsPictures(names: readonly (string | null | undefined)[]): Promise<EmailPicture[]> {
  const known = [...new Set(names)].filter((name) => typeof name === 'string').slice(0, most)
  const made = await Promise.all(known.map((name) => drawn(name).catch(() => undefined)))
  return made.filter((picture) => picture !== undefined)
}

export const pictureCid = (name: string) => `goods-${name}`

async function drawn(name: string): Promise<EmailPicture> {
  const bytes = await files.getBytes(`pictures/${name}-${stored}.webp`)
  const png = await sharp(bytes)
    .resize(px, px, { fit: 'cover' })
    .png({ palette: true, quality: 80, effort: 7 })
    .toBuffer()
  return { cid: pictureCid(name), png }
}
