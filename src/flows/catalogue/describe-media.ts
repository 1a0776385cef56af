import { eq } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productMedia } from '#shop/catalogue/schema.ts'
import { touchProduct } from '#shop/catalogue/touch-product.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { setAlt } from '#shop/media/set-alt.ts'

/** Changes the alt text of a picture wherever the picture is shown. */
export const describeMedia = (
  db: Db,
  actor: Actor,
  change: { mediaId: string; alt: Localized; expectedVersion: string | undefined },
) =>
  db.transaction(async (tx) => {
    if (!(await setAlt(tx, actor, change))) return
    const rows = await tx
      .selectDistinct({ id: productMedia.productId })
      .from(productMedia)
      .where(eq(productMedia.mediaId, change.mediaId))
    for (const { id } of rows.toSorted((a, b) => a.id.localeCompare(b.id))) await touchProduct(tx, id)
  })
