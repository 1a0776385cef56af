import { files } from '#platform/files/files.server.ts'
import { avatarName, avatarPath, avatarWidths } from './stored-avatar.ts'

/** Deletes the files of a stored avatar; none and pictures of other sites have no files. */
export async function dropAvatarFiles(image: string | null) {
  const name = avatarName(image)
  if (name) for (const width of avatarWidths) await files.delete(avatarPath(name, width).slice(1))
}
