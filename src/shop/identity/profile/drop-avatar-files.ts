import { files } from '#platform/files/files.server.ts'
import { avatarName, avatarPath, avatarWidths } from './avatar.ts'

/** Throws the files of a picture away; nothing to do for none and for pictures of other sites. */
export async function dropAvatarFiles(image: string | null) {
  const name = avatarName(image)
  if (name) for (const width of avatarWidths) await files.delete(avatarPath(name, width).slice(1))
}
