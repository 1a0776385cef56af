import { data, redirect } from 'react-router'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { maxProductPictures } from '#shop/catalogue/pictures/max-product-pictures.ts'
import { addProductPicture } from '#shop/catalogue/pictures/save-pictures.ts'
import { listProductPictures } from '#shop/catalogue/pictures/list-product-pictures.ts'
import { savePicture } from '#shop/media/save-picture.ts'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { handlePhotoUpload } from '#web/shell/photos/handle-photo-upload.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { findProductOr404 } from '../find-listed.server.ts'
import type { Route } from './+types/picture-route.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/admin/products/${params.id}/pictures`)

/** Uploads a picture of a product; its first description is the name of the product. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id, vi, en } = await findProductOr404(params.id)
  const { actor } = context.get(adminContext)
  if (!vi) throw data(null, { status: 404 })
  return handlePhotoUpload({
    request,
    path: `/admin/products/${id}/pictures`,
    limit: allLimits.shopPicture,
    key: actor,
    add: async (bytes) => {
      if ((await listProductPictures(db, id)).length >= maxProductPictures)
        throw new Refusal('picture-many', m.product_admin_pictures_many, { most: maxProductPictures })
      const mediaId = await savePicture(db, actor, {
        bytes,
        alt: { vi: vi.name, en: en?.name ?? vi.name },
        showsGoods: true,
      })
      await addProductPicture(db, actor, { productId: id, mediaId })
    },
  })
}
