import { data } from 'react-router'
import { z } from 'zod'
import type { SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import { securityIntents, type SecurityAnswer, type SecurityIntent } from './security-intent.ts'
import { securityForms } from './security-forms.ts'
import { securityActions } from './security-actions.server.ts'

/** Reads which form was sent and does what it asks; a form that cannot be read comes back with a sentence at each field. */
export async function handleSecurityForm(request: Request, customer: SignedInCustomer) {
  const sent = Object.fromEntries(await request.formData())
  const intent = z.enum(securityIntents).safeParse(sent.intent).data
  if (!intent) throw data(null, { status: 400 })
  return act(intent, { request, customer, sent })
}

type Sent = { request: Request; customer: SignedInCustomer; sent: Record<string, FormDataEntryValue> }

async function act<I extends SecurityIntent>(intent: I, { request, customer, sent }: Sent) {
  const read = securityForms[intent]().safeParse(sent)
  if (!read.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
    const values = { email: typeof sent.email === 'string' ? sent.email : '' }
    return data({ intent, errors, values } as SecurityAnswer, { status: 422 })
  }
  const move = securityActions[intent] as (asked: object) => Promise<unknown>
  return move({ customer, headers: request.headers, form: read.data })
}
