import { eq } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { dropDraft } from '#shop/content/keep-draft.ts'
import { findToEdit, type EditedArticle } from '#shop/content/find-to-edit.ts'
import { listArticleCategories } from '#shop/content/list-article-categories.ts'
import { saveArticle } from '#shop/content/save-article.ts'
import { media } from '#shop/media/schema.ts'
import { m } from '#words/messages.js'
import type { Answer } from '../form/answer.ts'
import { readPost } from './typed-post.ts'

type Saving = { article: EditedArticle; ownerId: string; fields: Record<string, string> }

/** Saves what the editor says, or answers what to mend with all that was typed. */
export async function savePost(
  db: Db,
  actor: string,
  { article, ownerId, fields }: Saving,
): Promise<Omit<Answer, 'intent'> | undefined> {
  const { edit, rejected } = readPost(fields, article)
  if (rejected) return rejected
  const [cover] = edit.cover ? await db.select({ id: media.id }).from(media).where(eq(media.file, edit.cover)) : []
  if (edit.cover && !cover) return { errors: { cover: m.post_error_cover() }, values: fields }
  const known = await listArticleCategories(db, spokenLocale())
  if (edit.category && !known.some(({ slug }) => slug === edit.category))
    return { errors: { category: m.post_error_category() }, values: fields }
  const { id, kind } = article
  const { category, rank, vi, en } = edit
  const draft = { id, kind, category, rank, coverId: cover?.id, vi, en }
  const { refusal } = await orRefusal(saveArticle(db, actor, draft, fields.version ?? ''))
  if (!refusal) {
    await dropDraft(db, id, ownerId)
    return undefined
  }
  const said = refusal.say(spokenLocale())
  if (refusal.code === 'slug-taken') {
    const slug = (refusal.facts as { slug?: string }).slug
    const name = vi.slug === slug ? 'vi.slug' : 'en.slug'
    return { errors: { [name]: said }, values: fields }
  }
  // Told once; who then saves again has seen what the other did.
  const now = await findToEdit(db, id, ownerId)
  return { refusal: said, values: { ...fields, version: now!.updatedAt.toISOString() } }
}
