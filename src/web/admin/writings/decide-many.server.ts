import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { decideOnMany } from '#shop/reviews/decide-on-many.ts'
import type { Writing } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'
import { readForm } from '../form/read-form.ts'
import type { ManyAnswer } from './many-outcome.tsx'
import { decideForm } from './decide-form.ts'

/** What the bar above a list asks for the ticked rows. */
export async function decideMany(kind: Writing, form: FormData, actor: string) {
  const ids = form.getAll('pick').map(String).filter(isUuid).slice(0, 100)
  const { value, rejected } = readForm(decideForm, form)
  if (rejected) return data<ManyAnswer>({ intent: 'decide', ...rejected }, { status: 422 })
  if (!ids.length) return data<ManyAnswer>({ intent: 'decide', refusal: m.list_pick_none() }, { status: 422 })
  const count = await decideOnMany(db, actor, { kind, ids, ...value })
  return data<ManyAnswer>({ intent: 'decide', done: { state: value.state, count } })
}
