import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { productMedia, productTranslations } from '#shop/catalogue/schema.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { articleCategories } from '#shop/content/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { media } from '#shop/media/schema.ts'
import { blogCategories } from './blog-categories.ts'
import type { WrittenArticle } from './read-articles.ts'

/** Under what the first posts are gathered. */
export const addBlogCategories = (db: Db) => db.insert(articleCategories).values(blogCategories).onConflictDoNothing()

/** Writes each article and publishes it on the day it was last changed: no text is older than the shop. */
export async function addArticles(db: Db, drafts: WrittenArticle[]) {
  for (const { cover, ...draft } of drafts) {
    const coverId = await findCover(db, cover, JSON.stringify(draft.vi.body))
    const { id } = await saveArticle(db, system, { ...draft, coverId })
    await publishArticle(db, system, id, draft.changedAt)
  }
}

/** The picture that the article names, else that of the first product it speaks of. */
async function findCover(db: Db, cover: string | undefined, body: string) {
  if (cover) return (await db.select({ id: media.id }).from(media).where(eq(media.file, cover)))[0]?.id
  const slug = /"type":"productCard","attrs":\{"slug":"([a-z0-9-]+)"/.exec(body)?.[1]
  if (!slug) return
  const [first] = await db
    .select({ id: productMedia.mediaId })
    .from(productMedia)
    .where(
      inArray(
        productMedia.productId,
        db
          .select({ id: productTranslations.productId })
          .from(productTranslations)
          .where(eq(productTranslations.slug, slug)),
      ),
    )
    .orderBy(productMedia.position)
    .limit(1)
  return first?.id
}
