import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { requestOrderEmail } from '#shop/notifications/queue/request-order-email.ts'
import { m } from '#words/messages.js'

const body = z.object({ type: z.literal('order_confirmation'), orderId: z.string().min(1).max(40) })
const statuses: Record<string, number> = { 'order-mail-often': 429, 'order-mail-unknown': 404 }

const errorResponse = (error: string, status: number, headers?: HeadersInit) =>
  Response.json({ error }, { status, headers })

/** The call send-notification-email (docs/spec-calls.md). It needs a session; callers read the response only on error. */
export async function action({ request }: { request: Request }) {
  const { person } = await findSessionUser(request.headers)
  if (!person) return errorResponse(m.notification_not_signed_in(), 401)
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const input: unknown = isJson ? await request.json().catch(() => null) : Object.fromEntries(await request.formData())
  const read = body.safeParse(input)
  if (!read.success) return errorResponse(m.notification_order_mail_bad(), 400)
  const order = { userId: person.id, email: person.email, orderId: read.data.orderId }
  const { refusal } = await orRefusal(requestOrderEmail(db, order))
  if (!refusal) return Response.json({ queued: true })
  const { seconds } = refusal.facts as { seconds?: number }
  const headers = seconds ? { 'Retry-After': String(seconds) } : undefined
  return errorResponse(refusal.say(requestLocale()), statuses[refusal.code] ?? 422, headers)
}
