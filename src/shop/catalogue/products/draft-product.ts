import { eq, like, or } from 'drizzle-orm'
import { slug as slugOf } from '#kit/fold.ts'
import { locales, type Locale } from '#kit/localized.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { productChanged } from '../events.ts'
import type { CategorySlug, LineSlug } from '../product.ts'
import { slugWords } from '../product-draft.ts'
import { products, productTranslations } from '../schema.ts'
import { vatClassOf } from '../prices/vat-class-of.ts'

const longestSlug = 110

/** `id` comes with the form, so that a form sent twice creates one product. */
export type NewProductDraft = {
  id: string
  category: CategorySlug
  type: string
  line: LineSlug
  names: Record<Locale, string>
  summaries: Record<Locale, string>
}

/** Creates a draft with its names and addresses; the editor adds the rest. */
export const draftProduct = (db: Db, actor: Actor, { id, category, type, line, names, summaries }: NewProductDraft) =>
  db.transaction(async (tx) => {
    const vatClass = vatClassOf(category)
    const [created] = await tx
      .insert(products)
      .values({ id, category, type, line, vatClass, status: 'draft' })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (!created) return
    for (const locale of locales) {
      const slug = await freeSlug(tx, id, names[locale])
      await tx
        .insert(productTranslations)
        .values({ productId: id, locale, name: names[locale], slug, summary: summaries[locale], description: '' })
    }
    await recordChange(tx, actor, {
      verb: 'product.created',
      id,
      name: names.vi,
      before: null,
      after: { category, type, line, names },
    })
    await emit(tx, productChanged(id))
  })

/** The name as an address; with the next free number if another product has it; the id if a name has no letters. */
async function freeSlug(tx: Db, productId: string, name: string) {
  const baseSlug = slugOf(name).slice(0, longestSlug).replace(/-$/, '')
  if (!slugWords.safeParse(baseSlug).success) return productId
  const rows = await tx
    .select({ slug: productTranslations.slug, productId: productTranslations.productId })
    .from(productTranslations)
    .where(or(eq(productTranslations.slug, baseSlug), like(productTranslations.slug, `${baseSlug}-%`)))
  const taken = new Set(rows.filter((row) => row.productId !== productId).map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? baseSlug : `${baseSlug}-${n}`
    if (!taken.has(slug)) return slug
  }
}
