import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { moderateManyContents } from '#shop/reviews/moderation/moderate-many-contents.ts'
import type { ModeratedKind } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import type { ModerateManyAnswer } from './moderate-many-outcome.tsx'
import { moderationForm } from './moderation-form.ts'

/** Shows or hides the ticked rows of a list. */
export async function moderateFromForm(kind: ModeratedKind, form: FormData, actor: string) {
  const ids = form.getAll('pick').map(String).filter(isUuid).slice(0, 100)
  const { value, rejected } = readForm(moderationForm, form)
  if (rejected) return data<ModerateManyAnswer>({ intent: 'decide', ...rejected }, { status: 422 })
  if (!ids.length)
    return data<ModerateManyAnswer>({ intent: 'decide', refusal: m.admin_list_pick_none() }, { status: 422 })
  const { state, why } = value
  const versions = new Map(form.getAll('seen').map((one) => String(one).split(':', 2) as [string, string]))
  const { changed, leftOut } = await moderateManyContents(db, actor, { kind, ids, versions, state, why })
  return data<ModerateManyAnswer>({ intent: 'decide', done: { state, changed, leftOut } })
}
