import { data } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { leaveOpenPage, noteOpenPage } from '#shop/identity/sessions/open-pages.ts'
import { adminContext } from '../admin-guard.server.ts'
import type { Route } from './+types/open-route.ts'

const openPageForm = z.object({
  place: z
    .string()
    .max(300)
    .regex(/^\/admin(\/[\w.-]+)+$/),
  leaves: z.string().optional(),
})

/** A record page reports that it was opened or left, and gets the names of others who have it open. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(adminContext)
  const read = openPageForm.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) throw data(null, { status: 400 })
  const { place, leaves } = read.data
  if (leaves) {
    await leaveOpenPage(db, { place, userId })
    return { others: [] }
  }
  return { others: await noteOpenPage(db, { place, userId }) }
}
