import type { Context } from 'hono'
import { db } from '#platform/postgres/db.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { sendPhoto } from './send-photo.ts'
import { findReviewPicture } from '#shop/reviews/find-review-picture.ts'
import { photoIdIn } from '#shop/media/photo.ts'
import { actsAsStaff } from '#web/shell/access/require-staff.server.ts'

/** A photo of a review: public while the review is shown, else only for its writer and moderators. Cached for an hour at most, since a review may be hidden. */
export async function serveReviewPicture(c: Context) {
  const name = c.req.param('name') ?? ''
  const id = photoIdIn(name)
  const picture = id ? await findReviewPicture(db, id) : undefined
  const isPublic = picture?.state === 'shown'
  if (!picture || !(isPublic || (await maySee(c.req.raw.headers, picture.userId)))) return c.text('not found', 404)
  return sendPhoto(c, `review-pictures/${name}`, isPublic ? 'public, max-age=3600' : 'private, no-store')
}

async function maySee(headers: Headers, writer: string | null) {
  const { person } = await findSessionUser(headers)
  if (!person) return false
  return person.id === writer || (await actsAsStaff(person, 'moderator'))
}
