import type { Context } from 'hono'
import { files } from '#platform/files.server.ts'
import { db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { hasRole } from '#shop/identity/role-check.ts'
import { findPicture } from '#shop/reviews/find-picture.ts'
import { pictureIdIn } from '#shop/reviews/review-picture.ts'

/** A photo of a review: everybody's while the review is shown, else its writer's and the moderators'. Kept for an hour at most, since a review may be hidden. */
export async function reviewPictures(c: Context) {
  const name = c.req.param('name') ?? ''
  const id = pictureIdIn(name)
  const picture = id ? await findPicture(db, id) : undefined
  const isPublic = picture?.state === 'shown'
  if (!picture || !(isPublic || (await maySee(c.req.raw.headers, picture.userId)))) return c.text('not found', 404)
  const path = `review-pictures/${name}`
  if (!(await files.exists(path))) return c.text('not found', 404)
  return c.body(new Uint8Array(await files.getBytes(path)), 200, {
    'Content-Type': 'image/webp',
    'Content-Disposition': 'inline',
    'Cache-Control': isPublic ? 'public, max-age=3600' : 'private, no-store',
  })
}

async function maySee(headers: Headers, writer: string | null) {
  const { person } = await findPerson(headers)
  if (!person) return false
  return person.id === writer || (await hasRole(db, person.id, 'moderator')) || (await hasRole(db, person.id, 'admin'))
}
