import { files } from '#platform/files.server.ts'
import { pictureWidths } from './review.ts'
import { picturePath } from './review-picture.ts'

/** Throws the files of pictures away whose rows are gone. */
export async function dropPictureFiles(names: string[]) {
  for (const name of names) for (const width of pictureWidths) await files.delete(picturePath(name, width).slice(1))
}
