import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { media } from '#shop/media/schema.ts'
import { productMedia, products, productTranslations } from '../schema.ts'

type SoldPage = { id: string; slugs: Localized; updatedAt: Date; pictures: string[] }

const atOnce = 500

export const countSoldPages = (db: Db) => db.$count(products, eq(products.status, 'active'))

/** Yields every product for sale by id, a few hundred at a time, with its address in both languages and its pictures. */
export async function* walkSoldPages(db: Db, { skip, most }: { skip: number; most: number }) {
  const isSold = eq(products.status, 'active')
  let after: string | undefined
  for (let left = most; left > 0; left -= atOnce) {
    const page = await db
      .select({ id: products.id, updatedAt: products.updatedAt })
      .from(products)
      .where(after ? and(isSold, gt(products.id, after)) : isSold)
      .orderBy(asc(products.id))
      .offset(after ? 0 : skip)
      .limit(Math.min(atOnce, left))
    if (!page.length) return
    yield await withWords(db, page)
    after = page.at(-1)!.id
  }
}

async function withWords(db: Db, page: { id: string; updatedAt: Date }[]): Promise<SoldPage[]> {
  const ids = page.map(({ id }) => id)
  const words = await db
    .select({ id: productTranslations.productId, locale: productTranslations.locale, slug: productTranslations.slug })
    .from(productTranslations)
    .where(inArray(productTranslations.productId, ids))
  const pictures = await db
    .select({ id: productMedia.productId, file: media.file })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(inArray(productMedia.productId, ids))
    .orderBy(asc(productMedia.position), asc(productMedia.id))
  const slugOf = new Map(words.map(({ id, locale, slug }) => [`${id} ${locale}`, slug]))
  const ofProduct = Map.groupBy(pictures, ({ id }) => id)
  return page.flatMap(({ id, updatedAt }) => {
    const vi = slugOf.get(`${id} vi`)
    if (!vi) return []
    const files = (ofProduct.get(id) ?? []).map(({ file }) => file)
    return [{ id, updatedAt, slugs: { vi, en: slugOf.get(`${id} en`) ?? vi }, pictures: [...new Set(files)] }]
  })
}
