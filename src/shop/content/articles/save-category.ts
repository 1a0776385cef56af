import { eq } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import { m } from '#words/messages.js'
import { contentChanged } from '../events.ts'
import { articleCategories } from '../schema.ts'

/** `seen`: the mark of what the screen showed (categoryFacts); `null` for a new one. */
type Category = { slug: string; name: Localized; rank: number; expectedVersion: string | null | undefined }

export const categoryFacts = ({ name, rank }: Pick<Category, 'name' | 'rank'>) => [name.vi, name.en, rank]

/** Creates or renames a category of posts; its address stays. */
export const saveCategory = (db: Db, actor: string, { slug, name, rank, expectedVersion }: Category) =>
  db.transaction(async (tx) => {
    const [stored] = await tx.select().from(articleCategories).where(eq(articleCategories.slug, slug)).for('update')
    if (stored && expectedVersion === null)
      throw new Refusal('category-taken', m.category_taken, { name: stored.name.vi })
    if (stored) refuseChanged(expectedVersion ?? undefined, categoryFacts(stored))
    await tx
      .insert(articleCategories)
      .values({ slug, name, rank })
      .onConflictDoUpdate({ target: articleCategories.slug, set: { name, rank } })
    const auditFacts = (of: { name: Localized; rank: number }) => ({
      'vi.name': of.name.vi,
      'en.name': of.name.en,
      rank: of.rank,
    })
    const before = stored ? auditFacts(stored) : null
    await recordChange(tx, actor, {
      verb: 'article-category.saved',
      id: slug,
      name: name.vi,
      before,
      after: auditFacts({ name, rank }),
    })
    await emit(tx, contentChanged({ id: slug, key: null }, actor))
  })

/** Deletes a category; its posts stay, without one. */
export const removeCategory = (db: Db, actor: string, slug: string) =>
  db.transaction(async (tx) => {
    const [removed] = await tx.delete(articleCategories).where(eq(articleCategories.slug, slug)).returning()
    if (!removed) return
    await recordChange(tx, actor, {
      verb: 'article-category.removed',
      id: slug,
      name: removed.name.vi,
      before: { 'vi.name': removed.name.vi, 'en.name': removed.name.en },
      after: null,
    })
    await emit(tx, contentChanged({ id: slug, key: null }, actor))
  })
