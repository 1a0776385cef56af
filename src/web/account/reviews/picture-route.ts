import { redirect } from 'react-router'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { addReviewPicture } from '#shop/reviews/add-review-picture.ts'
import { removeReviewPicture } from '#shop/reviews/remove-review-picture.ts'
import { findProductToReview } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { customerContext, customerGuard } from '#web/parts/account/customer-guard.server.ts'
import { handlePhotoUpload } from '#web/shell/photos/handle-photo-upload.server.ts'
import type { Route } from './+types/picture-route.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

/** Decoding a picture is more expensive than any page. */
const limit = allLimits.reviewPicture

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/product/${params.slug}/review`)

/** Upload of photos of a review. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const product = await findProductToReview(request, params.slug, userId)
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
