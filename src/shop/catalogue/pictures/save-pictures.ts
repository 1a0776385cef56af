import { eq, sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { setAlt } from '#shop/media/set-alt.ts'
import { media } from '#shop/media/schema.ts'
import { m } from '#words/messages.js'
import { listProductPictures } from './list-product-pictures.ts'
import { lockProduct } from '../lock-product.ts'
import { mostProductPictures } from './most-product-pictures.ts'
import { nameOfProduct } from '../name-of-product.ts'
import type { Options } from '../product.ts'
import { productMedia } from '../schema.ts'
import { touchProduct } from '../touch-product.ts'

type Wanted = { mediaId: string; options: Options | null; alt: Localized }
type Change = { productId: string; pictures: Wanted[]; seen?: string }

/** Saves a product's pictures: order, alternative text and options. A picture that is left out stays in the library. */
export const savePictures = (db: Db, actor: Actor, { productId, pictures, seen }: Change) =>
  db.transaction(async (tx) => {
    await lockProduct(tx, productId, seen)
    const held = await listProductPictures(tx, productId)
    const wanted = pictures.filter(({ mediaId }) => held.some((one) => one.mediaId === mediaId))
    for (const { mediaId, alt } of wanted) await setAlt(tx, actor, { mediaId, alt })
    await tx.delete(productMedia).where(eq(productMedia.productId, productId))
    if (wanted.length)
      await tx
        .insert(productMedia)
        .values(wanted.map(({ mediaId, options }, position) => ({ productId, mediaId, options, position })))
    await recordChange(tx, actor, {
      verb: 'product.pictures-saved',
      id: productId,
      name: await nameOfProduct(tx, productId),
      before: { pictures: held.map(({ file, options }) => ({ file, options })) },
      after: {
        pictures: wanted.map((one) => ({
          file: held.find(({ mediaId }) => mediaId === one.mediaId)!.file,
          options: one.options,
        })),
      },
    })
    await touchProduct(tx, productId)
  })

/** Appends a library picture to a product's pictures; one that the product already has keeps its place. */
export const addProductPicture = (
  db: Db,
  actor: Actor,
  { productId, mediaId }: { productId: string; mediaId: string },
) =>
  db.transaction(async (tx) => {
    await lockProduct(tx, productId, undefined)
    const held = await listProductPictures(tx, productId)
    if (held.some((one) => one.mediaId === mediaId)) return
    if (held.length >= mostProductPictures)
      throw new Refusal('picture-many', m.product_admin_pictures_many, { most: mostProductPictures })
    const [one] = await tx.select({ file: media.file }).from(media).where(eq(media.id, mediaId)).for('share')
    if (!one) throw new Refusal('picture-gone', m.media_gone, {})
    await tx.insert(productMedia).values({ productId, mediaId, position: held.length })
    // A picture without a description gets the product's name, so that its text is never empty.
    await tx.execute(
      sql`update media_words w set alt = p.name from product_words p where w.media_id = ${mediaId} and w.alt = '' and p.product_id = ${productId} and p.locale = w.locale`,
    )
    await recordChange(tx, actor, {
      verb: 'product.picture-added',
      id: productId,
      name: await nameOfProduct(tx, productId),
      after: { file: one.file },
    })
    await touchProduct(tx, productId)
  })
