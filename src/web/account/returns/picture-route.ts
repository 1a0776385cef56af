import { redirect } from 'react-router'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { addReturnPicture } from '#shop/returns/add-return-picture.ts'
import { removeReturnPicture } from '#shop/returns/remove-return-picture.ts'
import { handlePhotoUpload } from '#web/shell/photos/handle-photo-upload.server.ts'
import type { Route } from './+types/picture-route.ts'
import { ownReturn } from './own-order.server.ts'

/** Decoding a picture is more expensive than any page. */
const limit = allLimits.returnPicture

const pathOf = ({ id, returnId }: Route.LoaderArgs['params']) => `/orders/${id}/returns/${returnId}`

export const loader = ({ params }: Route.LoaderArgs) => redirect(pathOf(params))

/** Upload of photos of a fault. */
export async function action({ request, params }: Route.ActionArgs) {
  const { id: returnId } = (await ownReturn(db, request, params)).one
  return handlePhotoUpload({
    request,
    path: pathOf(params),
    limit,
    key: returnId,
    add: (bytes) => addReturnPicture(db, { returnId, bytes }),
    remove: (file) => removeReturnPicture(db, { returnId, file }),
  })
}
