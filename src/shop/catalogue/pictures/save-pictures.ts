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
import { maxProductPictures } from './max-product-pictures.ts'
import { nameOfProduct } from '../name-of-product.ts'
import type { Options } from '../product.ts'
import { productMedia } from '../schema.ts'
import { touchProduct } from '../touch-product.ts'

type PictureInput = { mediaId: string; options: Options | null; alt: Localized }
type Change = { productId: string; pictures: PictureInput[]; expectedVersion?: string }

/** Saves a product's pictures: order, alternative text and options. A picture that is left out stays in the library. */
export const savePictures = (db: Db, actor: Actor, { productId, pictures, expectedVersion }: Change) =>
  db.transaction(async (tx) => {
    await lockProduct(tx, productId, expectedVersion)
    const stored = await listProductPictures(tx, productId)
    const kept = pictures.filter(({ mediaId }) => stored.some((one) => one.mediaId === mediaId))
    for (const { mediaId, alt } of kept) await setAlt(tx, actor, { mediaId, alt })
    await tx.delete(productMedia).where(eq(productMedia.productId, productId))
    if (kept.length)
      await tx
        .insert(productMedia)
        .values(kept.map(({ mediaId, options }, position) => ({ productId, mediaId, options, position })))
    await recordChange(tx, actor, {
      verb: 'product.pictures-saved',
      id: productId,
      name: await nameOfProduct(tx, productId),
      before: { pictures: stored.map(({ file, options }) => ({ file, options })) },
      after: {
        pictures: kept.map((one) => ({
          file: stored.find(({ mediaId }) => mediaId === one.mediaId)!.file,
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
    const stored = await listProductPictures(tx, productId)
    if (stored.some((one) => one.mediaId === mediaId)) return
    if (stored.length >= maxProductPictures)
      throw new Refusal('picture-many', m.product_admin_pictures_many, { most: maxProductPictures })
    const [one] = await tx.select({ file: media.file }).from(media).where(eq(media.id, mediaId)).for('share')
    if (!one) throw new Refusal('picture-gone', m.media_gone, {})
    await tx.insert(productMedia).values({ productId, mediaId, position: stored.length })
    // A picture without a description gets the product's name, so that its text is never empty.
    await tx.execute(
      sql`update media_translations w set alt = p.name from product_translations p where w.media_id = ${mediaId} and w.alt = '' and p.product_id = ${productId} and p.locale = w.locale`,
    )
    await recordChange(tx, actor, {
      verb: 'product.picture-added',
      id: productId,
      name: await nameOfProduct(tx, productId),
      after: { file: one.file },
    })
    await touchProduct(tx, productId)
  })
