import { data, redirect } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { removeView } from '#shop/views/remove-view.ts'
import { saveView } from '#shop/views/save-view.ts'
import { viewForm, viewPlace } from '#shop/views/view-form.ts'
import { adminContext } from '../admin-guard.server.ts'
import { readForm } from '../form/read-form.ts'
import type { Route } from './+types/views-route.ts'

const backForm = z.object({ place: viewPlace.catch('/admin'), query: z.string().max(2_000).catch('') })

/** Saves or removes a view of a list and redirects to the list; with scripts the page stays and shows errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { id } = context.get(adminContext)
  const back = backForm.parse({ place: form.get('place'), query: form.get('query') })
  const list = redirect(`${back.place}?${new URLSearchParams(back.query)}`)
  const removedId = z.uuid().safeParse(form.get('remove'))
  if (removedId.success) {
    await removeView(db, id, removedId.data)
    return list
  }
  const { value, rejected } = readForm(viewForm, form)
  if (rejected) return refused(rejected.errors.name ?? Object.values(rejected.errors)[0])
  const { refusal } = await orRefusal(saveView(db, id, value))
  return refusal ? refused(refusal.say(requestLocale())) : list
}

const refused = (refusal: string | undefined) => data({ refusal }, { status: 422 })
