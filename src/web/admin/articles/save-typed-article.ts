import { eq } from 'drizzle-orm'
import type { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { dropArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { findArticleForEdit, type EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { media } from '#shop/media/schema.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { saveMerged } from '#web/admin-kit/form/merge-form.server.ts'
import { mergedFields, withBodies, withoutBodies, bodyTextOf } from './merge-article.server.ts'
import { readTypedArticle, type TypedArticle } from './typed-article.ts'

type Saving = { article: EditedArticle; ownerId: string; form: FormData }
type Failure = Omit<Answer, 'intent'>

/** Saves the editor's form, or returns the errors with everything that was typed. */
export async function saveTypedArticle(
  db: Db,
  actor: string,
  { article, ownerId, form }: Saving,
): Promise<Failure | undefined> {
  let [saved, fields]: [EditedArticle, Record<string, string>] = [article, {}]
  const { failure, refusal } = await saveMerged({
    form: withBodies(form, article),
    read: async () => (saved = (await findArticleForEdit(db, article.id, ownerId))!),
    fields: mergedFields,
    async save(merged) {
      fields = withoutBodies(merged, saved)
      const { edit, rejected } = readTypedArticle(fields, saved)
      if (rejected) return { rejected }
      const { coverId, errors } = await findReferences(db, edit)
      if (errors) return { rejected: { errors, values: fields } }
      const { id, kind } = saved
      const { category, rank, vi, en } = edit
      const draft = { id, kind, category, rank, coverId, vi, en }
      return { done: await saveArticle(db, actor, draft, saved.updatedAt.toISOString()) }
    },
  })
  if (!failure) return void (await dropArticleDraft(db, article.id, ownerId))
  const sent = new FormData()
  for (const [name, value] of Object.entries(failure.values ?? {})) sent.set(name, value)
  const values = withoutBodies(sent, saved)
  const conflicts = failure.conflicts?.map((one) => ({
    ...one,
    theirs: bodyTextOf(one.theirs),
    mine: bodyTextOf(one.mine),
  }))
  return { ...failure, ...(conflicts && { conflicts }), ...(refusal && placed(refusal, values)), values }
}

type Found = { coverId?: string; errors?: Record<string, string> }

async function findReferences(db: Db, { cover, category }: TypedArticle): Promise<Found> {
  const [found] = cover ? await db.select({ id: media.id }).from(media).where(eq(media.file, cover)) : []
  if (cover && !found) return { errors: { cover: m.post_error_cover() } }
  const known = category ? await listArticleCategories(db, requestLocale()) : []
  if (category && !known.some(({ slug }) => slug === category)) return { errors: { category: m.post_error_category() } }
  return { coverId: found?.id }
}

/** Shows a taken address at its field. */
function placed(refusal: Refusal, values: Record<string, string>): Failure {
  if (refusal.code !== 'slug-taken') return {}
  const { slug } = refusal.facts as { slug?: string }
  const name = values['vi.slug'] === slug ? 'vi.slug' : 'en.slug'
  return { refusal: undefined, errors: { [name]: refusal.say(requestLocale()) } }
}
