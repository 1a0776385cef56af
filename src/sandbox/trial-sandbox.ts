import { and, eq, like } from 'drizzle-orm'
import { db } from '#platform/postgres/db.server.ts'
import { sandboxPayments } from '#platform/sandbox-schema.server.ts'
import type { SandboxNotices, TrialSandbox } from '#flows/self-checks/check-payment.ts'
import type { SandboxName } from '#flows/self-checks/finding.ts'
import { endSandboxPayment, openSandboxPayment, type SandboxPayment } from './payment-memory.ts'
import { paymentSandboxOf, type NoticeFlaw } from './payment-sandbox.ts'

/** The shop pays itself, to see whether it can be paid (flows/self-checks/check-payment.ts). */
export const trialSandbox: TrialSandbox = {
  pay: async (till, id) => saidOf(till, await endSandboxPayment(id, 'paid')),

  async transfer(till, { amount, code }) {
    const asked = { memo: `CT DEN LUOT${code} ND`, direction: 'in', bank: '', account: '' }
    return saidOf(till, await openSandboxPayment({ gate: till, reference: `TRIAL${code}`, amount, asked }))
  },

  forget: (till, code) =>
    db.delete(sandboxPayments).where(and(eq(sandboxPayments.gate, till), like(sandboxPayments.reference, `%${code}%`))),
}

function saidOf(till: SandboxName, payment: SandboxPayment | undefined): SandboxNotices {
  if (!payment) throw new Error(`${till}: nothing to pay`)
  return { true: heard(till, payment, 'none'), forged: heard(till, payment, 'forged') }
}

/** As it would arrive at the door. */
function heard(till: SandboxName, payment: SandboxPayment, twist: NoticeFlaw) {
  const { url, headers, body = '' } = paymentSandboxOf(till)!.notice({ payment, says: 'paid', twist })
  return { rawBody: body, query: new URL(url).searchParams, headers: new Headers(headers), at: new Date() }
}
