import { data, redirect } from 'react-router'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { addWorkOrderPicture } from '#shop/work/add-work-order-picture.ts'
import { findWorkOrder } from '#shop/work/queries.ts'
import { removeWorkOrderPicture } from '#shop/work/remove-work-order-picture.ts'
import { handlePhotoUpload } from '#web/shell/photos/handle-photo-upload.server.ts'
import type { Route } from './+types/picture-route.ts'

/** Decoding a picture is more expensive than any page. */
const limit = allLimits.workPicture

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/work/${params.id}`)

/** Uploads a photo of skates that were taken in. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  if (!isUuid(id) || !(await findWorkOrder(db, id))) throw data(null, { status: 404 })
  return handlePhotoUpload({
    request,
    path: `/admin/work/${id}`,
    limit,
    key: id,
    add: (bytes) => addWorkOrderPicture(db, { workId: id, bytes }),
    remove: (file) => removeWorkOrderPicture(db, { workId: id, file }),
  })
}
