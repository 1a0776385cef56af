import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { findToEdit } from '#shop/content/find-to-edit.ts'
import { saveArticleDraft } from '#shop/content/keep-draft.ts'
import { adminContext } from '../admin-gate.server.ts'
import { articleFieldsIn } from './typed-post.ts'
import type { Route } from './+types/keep-route.ts'

const longest = 4_000_000

/** Keeps what somebody typed and did not save yet. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: ownerId } = context.get(adminContext)
  const article = isUuid(params.id) ? await findToEdit(db, params.id, ownerId) : undefined
  if (!article) throw data(null, { status: 404 })
  const fields = articleFieldsIn(await request.formData())
  if (JSON.stringify(fields).length > longest) throw data(null, { status: 413 })
  await saveArticleDraft(db, { articleId: article.id, ownerId, fields })
  return data({ kept: true })
}
