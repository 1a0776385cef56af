import { redirect } from 'react-router'
import { z } from 'zod'
import { endings, endStandIn, setRefundsEnd, type Ending, type StandInPayment } from './payment-memory.ts'
import { planOf } from './notice-choices.ts'
import { readTill } from './read-sandbox.ts'
import { planNotices } from './send-notices.ts'

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(endings) }),
  z.object({ intent: z.literal('again') }),
  z.object({ intent: z.literal('refunds'), refundsEnd: z.enum(['done', 'pending', 'refused']) }),
])

/** Somebody at the stand-in's page decides: the shop is told, the browser goes back. */
export async function actAtTill(id: string | undefined, fields: Record<string, unknown>) {
  const { payment, sandbox } = await readTill(id)
  const read = form.safeParse(fields)
  if (!read.success) throw new Response('invalid_request', { status: 400 })
  if (read.data.intent === 'refunds') return { said: void (await setRefundsEnd(payment.id, read.data.refundsEnd)) }
  if (read.data.intent === 'again') return tellAgain(payment, fields)
  return end({ payment, sandbox }, read.data.intent, fields)
}

async function tellAgain(payment: StandInPayment, fields: Record<string, unknown>) {
  const plan = planOf(fields)
  if (plan && payment.state !== 'open') await planNotices(payment, { ...plan, says: payment.state })
  return {}
}

type Till = Pick<Awaited<ReturnType<typeof readTill>>, 'payment' | 'sandbox'>

async function end({ payment, sandbox }: Till, ending: Ending, fields: Record<string, unknown>) {
  const staysOpen = sandbox.staysOpenAfter?.includes(ending)
  if (staysOpen && ending === 'refused') return { isDeclined: true }
  const ended = staysOpen ? payment : await endStandIn(payment.id, ending)
  if (!ended) return {}
  const plan = planOf(fields)
  if (plan && !staysOpen) await planNotices(ended, { ...plan, says: ending })
  return redirect(sandbox.returnTo?.({ payment: ended, says: ending, twist: 'none' }) ?? '/')
}
