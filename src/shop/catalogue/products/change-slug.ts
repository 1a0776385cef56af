import { and, eq, ne, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { productChanged } from '../events.ts'
import { slugWords } from '../product-draft.ts'
import { formerSlugs, productTranslations } from '../schema.ts'

type Change = { productId: string; locale: Locale; slug: string }

/** Changes a product's address in one language. The old address redirects for good, unless another product takes it. */
export const changeSlug = (db: Db, { productId, locale, slug }: Change) =>
  db.transaction(async (tx) => {
    if (!slugWords.safeParse(slug).success) throw new Refusal('slug-wrong', m.admin_slug_wrong, {})
    const own = and(eq(productTranslations.productId, productId), eq(productTranslations.locale, locale))
    const [before] = await tx
      .select({ slug: productTranslations.slug })
      .from(productTranslations)
      .where(own)
      .for('update')
    if (!before) throw new Refusal('product-unknown', m.admin_slug_product_unknown, {})
    if (before.slug === slug) return
    if (await isTaken(tx, productId, slug)) throw new Refusal('slug-taken', m.admin_slug_taken, { slug })
    await tx.delete(formerSlugs).where(and(eq(formerSlugs.locale, locale), eq(formerSlugs.slug, slug)))
    await tx
      .insert(formerSlugs)
      .values({ locale, slug: before.slug, productId })
      .onConflictDoUpdate({
        target: [formerSlugs.locale, formerSlugs.slug],
        set: { productId, since: sql`now()` },
      })
    await tx.update(productTranslations).set({ slug }).where(own)
    await emit(tx, productChanged(productId))
  })

/** Checks both languages: an address of one language opens the product in the other too. */
async function isTaken(tx: Db, productId: string, slug: string) {
  const [other] = await tx
    .select({ id: productTranslations.productId })
    .from(productTranslations)
    .where(and(eq(productTranslations.slug, slug), ne(productTranslations.productId, productId)))
    .limit(1)
  return other !== undefined
}
