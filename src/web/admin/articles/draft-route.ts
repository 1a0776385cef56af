import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findArticleForEdit } from '#shop/content/articles/find-article-for-edit.ts'
import { saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { articleFieldsIn } from './typed-article.ts'
import type { Route } from './+types/draft-route.ts'

const longest = 4_000_000

/** Saves typed values as a draft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: ownerId } = context.get(adminContext)
  const article = isUuid(params.id) ? await findArticleForEdit(db, params.id, ownerId) : undefined
  if (!article) throw data(null, { status: 404 })
  const fields = articleFieldsIn(await request.formData())
  if (JSON.stringify(fields).length > longest) throw data(null, { status: 413 })
  await saveArticleDraft(db, { articleId: article.id, ownerId, fields })
  return data({ kept: true })
}
