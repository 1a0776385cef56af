import { Refusal, type Words } from '#kit/refusal.ts'
import { files } from '#platform/files/files.server.ts'
import { PictureRefused } from '#platform/pictures/square-picture.server.ts'
import { wholePicture } from '#platform/pictures/whole-picture.server.ts'
import { m } from '#words/messages.js'
import { photoFile, photoPath, photoWidths, type PhotoFolder } from './photo.ts'

/** The reason why a picture was refused, in words. */
export const photoErrorWords: Record<PictureRefused['reason'], Words<object>> = {
  kind: m.media_photo_kind,
  broken: m.media_photo_broken,
  pixels: m.media_photo_pixels,
}

type Row = { id: string; file: string }

/**
 * Redraws a photo, since its bytes cannot be trusted, and lets `writeRow` write its row. The row comes last: a file without a row does no harm, a row
 * without a file would.
 */
export async function savePhoto(folder: PhotoFolder, bytes: Uint8Array, writeRow: (row: Row) => Promise<unknown>) {
  const drawn = await wholePicture(bytes, photoWidths).catch((error: unknown) => {
    if (error instanceof PictureRefused) throw new Refusal(`picture-${error.reason}`, photoErrorWords[error.reason], {})
    throw error
  })
  const id = crypto.randomUUID()
  const file = photoFile(id)
  for (const width of photoWidths) await files.put(photoPath(folder, file, width).slice(1), drawn.get(width)!)
  await writeRow({ id, file }).catch(async (error: unknown) => {
    await dropPhotoFiles(folder, [file])
    throw error
  })
  return file
}

/** Deletes the files of photos whose rows were deleted. */
export async function dropPhotoFiles(folder: PhotoFolder, names: string[]) {
  for (const name of names) for (const width of photoWidths) await files.delete(photoPath(folder, name, width).slice(1))
}
