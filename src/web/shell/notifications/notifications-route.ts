import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { fetchedInPanel } from '#shop/notifications/bell/notification.ts'
import { countUnread, listNotifications, viewNotification } from '#shop/notifications/bell/queries.ts'
import { m } from '#words/messages.js'
import { changeNotifications } from './change-notifications.server.ts'

type Args = { request: Request }

const most = z.coerce.number().int().min(1).max(50).catch(fetchedInPanel)

/** The person's notifications, newest first, ten by default. */
export const loader = ({ request }: Args) =>
  asPerson(request, async (userId) => {
    const limit = most.parse(new URL(request.url).searchParams.get('limit') ?? fetchedInPanel)
    const rows = await listNotifications(db, userId, { limit })
    return {
      items: rows.map((row) => viewNotification(row, requestLocale())),
      unread: await countUnread(db, userId),
    }
  })

/** Marks as read or deletes; `done` says whether there was such a notification. */
export const action = ({ request }: Args) =>
  asPerson(request, async (userId) => {
    const isJson = request.headers.get('content-type')?.startsWith('application/json')
    const body: unknown = isJson ? await request.json().catch(() => null) : Object.fromEntries(await request.formData())
    return { done: await changeNotifications(db, userId, body) }
  })

async function asPerson(request: Request, work: (userId: string) => Promise<object>) {
  const { person, cookies } = await findSessionUser(request.headers)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (!person) return Response.json({ error: m.notification_not_signed_in() }, { status: 401, headers })
  return Response.json(await work(person.id), { headers })
}
