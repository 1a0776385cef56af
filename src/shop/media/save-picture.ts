import { Refusal } from '#kit/refusal.ts'
import type { Localized } from '#kit/localized.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import { PictureRefused } from '#platform/pictures/square-picture.server.ts'
import { shopPicture } from '#platform/pictures/shop-picture.server.ts'
import { cutoutEnding, darkEnding, isCutout } from '#ui/cutout.ts'
import { addMedia } from './add-media.ts'
import { photoErrorWords } from './save-photo.ts'
import { pictureWidths, zoomWidth } from './widths.ts'

type NewPicture = {
  bytes: Uint8Array
  alt: Localized
  /** A picture of goods that is see-through gets the dark ground in the dark theme; a drawing in black ink could not be seen there. */
  showsGoods?: boolean
}

/** Adds a picture to the library, redrawn in every width. The row comes last: a file without a row does no harm, a row without a file would. Answers its id. */
export async function savePicture(db: Db, actor: string, { bytes, alt, showsGoods }: NewPicture) {
  const { encoded, zoomed, dark } = await shopPicture(bytes, { widths: pictureWidths, zoomWidth }).catch(
    (error: unknown) => {
      if (error instanceof PictureRefused)
        throw new Refusal(`picture-${error.reason}`, photoErrorWords[error.reason], {})
      throw error
    },
  )
  const darkOnes = showsGoods ? dark : undefined
  const file = `m-${crypto.randomUUID().replaceAll('-', '')}${darkOnes ? cutoutEnding : ''}`
  for (const { width, avif, webp } of encoded) {
    await files.put(`pictures/${file}-${width}.avif`, avif)
    await files.put(`pictures/${file}-${width}.webp`, webp)
  }
  if (zoomed) await files.put(`pictures/${file}-${zoomWidth}.avif`, zoomed)
  for (const { width, avif } of darkOnes ?? []) await files.put(`pictures/${file}-${width}${darkEnding}`, avif)
  const widest = zoomed ? zoomWidth : Math.max(...pictureWidths)
  return db
    .transaction(async (tx) => {
      const ids = await addMedia(tx, [{ file, width: widest, height: widest, alt }])
      const id = ids.get(file)!
      await recordChange(tx, actor, { verb: 'media.added', id, name: alt.vi, after: { file, alt } })
      return id
    })
    .catch(async (error: unknown) => {
      await dropPictureFiles(file)
      throw error
    })
}

/** Deletes the files of a picture whose row was deleted. */
export async function dropPictureFiles(file: string) {
  for (const width of [...pictureWidths, zoomWidth]) {
    for (const ending of ['avif', 'webp']) await files.delete(`pictures/${file}-${width}.${ending}`)
    if (isCutout(file)) await files.delete(`pictures/${file}-${width}${darkEnding}`)
  }
}
