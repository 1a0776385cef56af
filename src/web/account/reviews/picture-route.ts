import { redirect } from 'react-router'
import { allLimits } from '#platform/all-limits.server.ts'
import { db } from '#platform/db.server.ts'
import { addPicture } from '#shop/reviews/add-picture.ts'
import { removePicture } from '#shop/reviews/remove-picture.ts'
import { findProductNamed } from '#web/chrome/find-product-named.server.ts'
import { customerContext, customerGate } from '../customer-gate.server.ts'
import { takePhoto } from '#web/chrome/pictures/take-photo.server.ts'
import type { Route } from './+types/picture-route.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGate]

/** Opening a picture costs the machine more than any page. */
const limit = allLimits.reviewPicture

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/product/${params.slug}/review`)

/** The door for photos of a review. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const product = await findProductNamed(request, params.slug, 'review')
  const own = { productId: product.id, userId }
  return takePhoto({
    request,
    path: `/product/${product.words.slug}/review`,
    limit,
    key: userId,
    add: (bytes) => addPicture(db, { ...own, bytes }),
    remove: (file) => removePicture(db, { ...own, file }),
  })
}
