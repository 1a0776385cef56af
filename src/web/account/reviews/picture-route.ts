import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { secondsToWait, type Limit } from '#platform/limit.server.ts'
import { addPicture } from '#shop/reviews/add-picture.ts'
import { removePicture } from '#shop/reviews/remove-picture.ts'
import { maxPictureBytes } from '#shop/reviews/review.ts'
import { findProductNamed } from '#web/chrome/find-product-named.server.ts'
import { customerContext, customerGate } from '../customer-gate.server.ts'
import type { Route } from './+types/picture-route.ts'
import type { PictureTrouble } from './picture-trouble.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGate]

/** Opening a picture costs the machine more than any page. */
const perPerson: Limit = { name: 'review-picture', max: 30, seconds: 3600 }

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/product/${params.slug}/review`)

/** The door for photos of a review, one at a time, with room for a large body (app.ts). Answers lead back to the review, also without scripts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const product = await findProductNamed(request, params.slug, 'review')
  const own = { productId: product.id, userId }
  const back = (said: string) => redirect(`/product/${product.words.slug}/review?${said}#pictures`)
  const trouble = (why: PictureTrouble) => back(`picture=${why}`)
  const form = await request.formData().catch(() => undefined)
  const gone = form?.get('remove')
  if (typeof gone === 'string') {
    const { refusal } = await orRefusal(removePicture(db, { ...own, file: gone }))
    return refusal ? trouble('unknown') : back('done=picture-gone')
  }
  const file = form?.get('picture')
  if (!(file instanceof File) || file.size === 0) return trouble('missing')
  if (file.size > maxPictureBytes) return trouble('big')
  if (await secondsToWait(db, perPerson, userId)) return trouble('often')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { refusal } = await orRefusal(addPicture(db, { ...own, bytes }))
  if (refusal) return trouble(refusal.code.replace(/^(picture|review)-/, '') as PictureTrouble)
  return back('done=picture')
}
