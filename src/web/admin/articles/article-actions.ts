import type { Db } from '#platform/postgres/db.server.ts'
import type { EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { removeArticle } from '#shop/content/articles/remove-article.ts'
import { withdrawArticle } from '#shop/content/articles/withdraw-article.ts'
import { m } from '#words/messages.js'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'

type ArticleInput = { article: EditedArticle; form: FormData }
type Move = (db: Db, actor: string, input: ArticleInput) => Promise<Rejected | undefined | void>

/** Actions on an article besides saving, by the intent of the form. */
export const articleActions: Record<string, Move> = {
  withdraw: (db, actor, { article }) => withdrawArticle(db, actor, article.id),
  archive: (db, actor, { article }) => withdrawArticle(db, actor, article.id, 'archived'),
  async remove(db, actor, { article, form }) {
    const confirmationError = findConfirmationError(form, article.vi?.title ?? '')
    if (confirmationError) return confirmationError
    await removeArticle(db, actor, article.id)
  },
  async schedule(db, actor, { article, form }) {
    const { at, rejected } = readPublishTime(form)
    if (rejected) return rejected
    await publishArticle(db, actor, article.id, at)
  },
}

/** Reads a future time, in the time zone of the shop. */
export function readPublishTime(
  form: FormData,
): { at: Date; rejected?: undefined } | { rejected: Rejected; at?: undefined } {
  const typed = String(form.get('at') ?? '')
  const at = new Date(`${typed.slice(0, 16)}:00+07:00`)
  if (Number.isNaN(at.getTime()) || at <= new Date())
    return { rejected: { errors: { at: m.post_error_at() }, values: { at: typed } } }
  return { at }
}
