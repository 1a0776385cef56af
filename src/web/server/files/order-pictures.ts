import type { Context } from 'hono'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { photoIdIn, type PhotoFolder } from '#shop/media/photo.ts'
import { findReturnPicture } from '#shop/returns/find-return-picture.ts'
import { findWorkOrderPicture } from '#shop/work/find-work-order-picture.ts'
import { findOrderAccess } from '#web/parts/account/require-order-access.server.ts'
import { actsAsStaff } from '#web/shell/access/require-staff.server.ts'
import { sendPhoto } from './send-photo.ts'

type Find = (db: Db, id: string) => Promise<{ orderId: string } | undefined>

/** Photos that belong to an order. Its buyer (by account or by the mail's link) and staff may see them; all others get 404. */
const ofAnOrder = (folder: PhotoFolder, find: Find) => async (c: Context) => {
  const name = c.req.param('name') ?? ''
  const id = photoIdIn(name)
  const picture = id ? await find(db, id) : undefined
  if (!picture || !(await maySee(c.req.raw, picture.orderId))) return c.text('not found', 404)
  return sendPhoto(c, `${folder}/${name}`, 'private, no-store')
}

export const serveReturnPicture = ofAnOrder('return-pictures', findReturnPicture)
export const serveWorkOrderPicture = ofAnOrder('work-pictures', findWorkOrderPicture)

async function maySee(request: Request, orderId: string) {
  if (await findOrderAccess(db, request, orderId)) return true
  const { person } = await findSessionUser(request.headers)
  return person !== undefined && (await actsAsStaff(person, 'orders'))
}
