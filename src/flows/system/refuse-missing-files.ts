import { setTimeout as pause } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { env, StartRefused } from '#platform/env.server.ts'
import { files } from '#platform/files/files.server.ts'
import { log } from '#platform/log/log.server.ts'
import { avatarName, avatarPath } from '#shop/identity/profile/stored-avatar.ts'
import { users } from '#shop/identity/schema.ts'
import { photoPath, type PhotoFolder } from '#shop/media/photo.ts'
import { media } from '#shop/media/schema.ts'
import { pictureWidths } from '#shop/media/widths.ts'
import { returnPictures } from '#shop/returns/schema.ts'
import { reviewPictures } from '#shop/reviews/schema.ts'
import { workOrderPictures } from '#shop/work/schema.ts'

/**
 * A process with a wrong DATA_DIR would show broken pictures, and nobody else would see its new ones. A live shop refuses to start then. Throws
 * StartRefused.
 */
export async function refuseMissingFiles(db: Db) {
  if (env.SHOP_MODE !== 'live') return
  // Deleting a picture removes its row before its files, so only a picture that is missing twice is missing.
  if (!(await findMissing(db)).missing.length) return
  await pause(500)
  const { missing, known } = await findMissing(db)
  if (!missing.length) return
  const named = missing.slice(0, 3).join(', ')
  if (env.MISSING_FILES === 'allow')
    return log.warn({ missing: missing.length, known, named }, 'files are missing that the database knows')
  throw new StartRefused(
    `DATA_DIR ${env.DATA_DIR} lacks ${missing.length} of ${known} files that the database knows (${named}${missing.length > 3 ? ' …' : ''}): all processes of a shop share one DATA_DIR, so mount it or bring back its copy; MISSING_FILES=allow starts without them.`,
  )
}

/** Number of files checked at once: ten thousand pictures take a second. */
const atOnce = 500

async function findMissing(db: Db) {
  const referencedFiles = await listReferencedFiles(db)
  const missing: string[] = []
  for (let at = 0; at < referencedFiles.length; at += atOnce) {
    const some = referencedFiles.slice(at, at + atOnce)
    const there = await Promise.all(some.map((path) => files.exists(path)))
    missing.push(...some.filter((_, one) => !there[one]))
  }
  return { known: referencedFiles.length, missing }
}

/** One file of each picture, since all widths are written together. */
async function listReferencedFiles(db: Db) {
  const pictures = await db.select({ file: media.file }).from(media)
  const people = await db.select({ image: users.image }).from(users).where(isNotNull(users.image))
  const photos = async (
    folder: PhotoFolder,
    table: typeof reviewPictures | typeof returnPictures | typeof workOrderPictures,
  ) => (await db.select({ file: table.file }).from(table)).map(({ file }) => photoPath(folder, file).slice(1))
  return [
    ...pictures.map(({ file }) => `pictures/${file}-${pictureWidths[1]}.webp`),
    ...people.flatMap(({ image }) => avatarName(image) ?? []).map((name) => avatarPath(name).slice(1)),
    ...(await photos('review-pictures', reviewPictures)),
    ...(await photos('return-pictures', returnPictures)),
    ...(await photos('work-pictures', workOrderPictures)),
  ]
}
