import { redirect } from 'react-router'
import { z } from 'zod'
import {
  sandboxEndings,
  endSandboxPayment,
  setRefundsEnd,
  type SandboxEnding,
  type SandboxPayment,
} from './payment-memory.ts'
import { noticePlanOf } from './notice-choices.ts'
import { readSandboxPayment } from './read-sandbox.ts'
import { planNotices } from './send-notices.ts'

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(sandboxEndings) }),
  z.object({ intent: z.literal('again') }),
  z.object({ intent: z.literal('refunds'), refundsEnd: z.enum(['done', 'pending', 'refused']) }),
])

/** Handles the buttons of a sandbox page: notifies the shop and sends the browser back. */
export async function handleSandboxForm(id: string | undefined, fields: Record<string, unknown>) {
  const { payment, sandbox } = await readSandboxPayment(id)
  const read = form.safeParse(fields)
  if (!read.success) throw new Response('invalid_request', { status: 400 })
  if (read.data.intent === 'refunds') return { said: void (await setRefundsEnd(payment.id, read.data.refundsEnd)) }
  if (read.data.intent === 'again') return sendAgain(payment, fields)
  return end({ payment, sandbox }, read.data.intent, fields)
}

async function sendAgain(payment: SandboxPayment, fields: Record<string, unknown>) {
  const plan = noticePlanOf(fields)
  if (plan && payment.state !== 'open') await planNotices(payment, { ...plan, ending: payment.state })
  return {}
}

type PaymentPage = Pick<Awaited<ReturnType<typeof readSandboxPayment>>, 'payment' | 'sandbox'>

async function end({ payment, sandbox }: PaymentPage, ending: SandboxEnding, fields: Record<string, unknown>) {
  const staysOpen = sandbox.staysOpenAfter?.includes(ending)
  if (staysOpen && ending === 'refused') return { isDeclined: true }
  const ended = staysOpen ? payment : await endSandboxPayment(payment.id, ending)
  if (!ended) return {}
  const plan = noticePlanOf(fields)
  if (plan && !staysOpen) await planNotices(ended, { ...plan, ending })
  return redirect(sandbox.returnTo?.({ payment: ended, ending, flaw: 'none' }) ?? '/')
}
