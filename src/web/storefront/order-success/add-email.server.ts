import { data } from 'react-router'
import { addOrderEmail } from '#flows/orders/add-order-email.ts'
import { orRefusal } from '#kit/refusal.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { orderEmailFields } from './order-email-fields.ts'
import { mayOpen } from './may-open.server.ts'

/** Sets the email address of an order; an invalid one gives an error at its field, with what was typed. */
export async function addEmail(request: Request, orderId: string) {
  const typed = String((await request.formData()).get('email') ?? '')
  if (!(await mayOpen(request, orderId))) throw data(null, { status: 404 })
  const read = textOf(orderEmailFields.email, { missing: m.order_updates_missing }).safeParse(typed)
  if (!read.success) return data({ typed, error: read.error.issues[0]!.message }, { status: 422 })
  const { refusal } = await orRefusal(addOrderEmail(db, guest, { orderId, email: read.data.toLowerCase() }))
  return refusal ? data({ typed, error: refusal.say(requestLocale()) }, { status: 422 }) : undefined
}
