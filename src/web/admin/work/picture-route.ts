import { data, redirect } from 'react-router'
import { allLimits } from '#platform/all-limits.server.ts'
import { db } from '#platform/db.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { addWorkPicture } from '#shop/work/add-work-picture.ts'
import { findWork } from '#shop/work/queries.ts'
import { removeWorkPicture } from '#shop/work/remove-work-picture.ts'
import { takePhoto } from '#web/chrome/pictures/take-photo.server.ts'
import type { Route } from './+types/picture-route.ts'

/** Opening a picture costs the machine more than any page. */
const limit = allLimits.workPicture

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/work/${params.id}`)

/** The door for photos of skates that were taken in. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  if (!isUuid(id) || !(await findWork(db, id))) throw data(null, { status: 404 })
  return takePhoto({
    request,
    path: `/admin/work/${id}`,
    limit,
    key: id,
    add: (bytes) => addWorkPicture(db, { workId: id, bytes }),
    remove: (file) => removeWorkPicture(db, { workId: id, file }),
  })
}
