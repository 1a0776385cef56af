import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { requestOrderEmail } from '#shop/notifications/queue/request-order-email.ts'
import { refusedFor } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'

const body = z.object({ type: z.literal('order_confirmation'), orderId: z.string().min(1).max(40) })

const errorResponse = (error: string, answer: ResponseInit) => Response.json({ error }, answer)

/** The call send-notification-email (docs/spec-calls.md). It needs a session; callers read the response only on error. */
export async function action({ request }: { request: Request }) {
  const { person } = await findSessionUser(request.headers)
  if (!person) return errorResponse(m.notification_not_signed_in(), { status: 401 })
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const input: unknown = isJson ? await request.json().catch(() => null) : Object.fromEntries(await request.formData())
  const read = body.safeParse(input)
  if (!read.success) return errorResponse(m.notification_order_mail_bad(), { status: 400 })
  const order = { userId: person.id, email: person.email, orderId: read.data.orderId }
  const { refusal } = await orRefusal(requestOrderEmail(db, order))
  if (!refusal) return Response.json({ queued: true })
  const answer = refusal.code === 'order-mail-unknown' ? { status: 404 } : refusedFor(waitOf(refusal))
  return errorResponse(refusal.say(requestLocale()), answer)
}
