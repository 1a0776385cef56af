import { redirect } from 'react-router'
import { allLimits } from '#platform/all-limits.server.ts'
import { db } from '#platform/db.server.ts'
import { addReviewPicture } from '#shop/reviews/add-picture.ts'
import { removeReviewPicture } from '#shop/reviews/remove-picture.ts'
import { findProductBySlug } from '#web/chrome/find-product-named.server.ts'
import { customerContext, customerGuard } from '../customer-gate.server.ts'
import { handlePhotoUpload } from '#web/chrome/pictures/take-photo.server.ts'
import type { Route } from './+types/picture-route.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

/** Opening a picture costs the machine more than any page. */
const limit = allLimits.reviewPicture

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/product/${params.slug}/review`)

/** The door for photos of a review. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const product = await findProductBySlug(request, params.slug, 'review')
  const own = { productId: product.id, userId }
  return handlePhotoUpload({
    request,
    path: `/product/${product.words.slug}/review`,
    limit,
    key: userId,
    add: (bytes) => addReviewPicture(db, { ...own, bytes }),
    remove: (file) => removeReviewPicture(db, { ...own, file }),
  })
}
