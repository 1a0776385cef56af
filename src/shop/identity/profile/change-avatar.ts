import { randomBytes } from 'node:crypto'
import { Refusal, type Words } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import { PictureRefused, squarePicture } from '#platform/pictures/square-picture.server.ts'
import { m } from '#words/messages.js'
import { avatarPath, avatarWidths } from './stored-avatar.ts'
import { dropAvatarFiles } from './drop-avatar-files.ts'
import { replaceAvatar } from './replace-avatar.ts'

const reasons: Record<PictureRefused['reason'], Words<object>> = {
  kind: m.profile_avatar_kind,
  broken: m.profile_avatar_broken,
  pixels: m.profile_avatar_pixels,
}

/** Sets a user's new avatar, redrawn because the bytes of an upload cannot be trusted, and removes the old one. Answers its address. */
export async function changeAvatar(db: Db, { userId, bytes }: { userId: string; bytes: Uint8Array }) {
  const drawn = await squarePicture(bytes, avatarWidths).catch((error: unknown) => {
    if (error instanceof PictureRefused) throw new Refusal(`avatar-${error.reason}`, reasons[error.reason], {})
    throw error
  })
  const name = randomBytes(16).toString('hex')
  for (const width of avatarWidths) await files.put(avatarPath(name, width).slice(1), drawn.get(width)!)
  await replaceAvatar(db, userId, avatarPath(name)).catch(async (error: unknown) => {
    await dropAvatarFiles(avatarPath(name))
    throw error
  })
  return avatarPath(name)
}
