import { and, eq, like } from 'drizzle-orm'
import { db } from '#platform/postgres/db.server.ts'
import { sandboxPayments } from '#platform/sandbox-schema.server.ts'
import type { SandboxNotices, TrialSandbox } from '#flows/self-checks/check-payment.ts'
import type { SandboxName } from '#flows/self-checks/finding.ts'
import { endSandboxPayment, openSandboxPayment, type SandboxPayment } from './payment-memory.ts'
import { paymentSandboxOf, type NoticeFlaw } from './payment-sandbox.ts'

/** The shop pays itself, to see whether it can be paid (flows/self-checks/check-payment.ts). */
export const trialSandbox: TrialSandbox = {
  pay: async (sandbox, id) => noticesOf(sandbox, await endSandboxPayment(id, 'paid')),

  async transfer(sandbox, { amount, code }) {
    const transfer = { memo: `CT DEN LUOT${code} ND`, direction: 'in', bank: '', account: '' }
    return noticesOf(
      sandbox,
      await openSandboxPayment({ provider: sandbox, reference: `TRIAL${code}`, amount, request: transfer }),
    )
  },

  forget: (sandbox, code) =>
    db
      .delete(sandboxPayments)
      .where(and(eq(sandboxPayments.provider, sandbox), like(sandboxPayments.reference, `%${code}%`))),
}

function noticesOf(sandbox: SandboxName, payment: SandboxPayment | undefined): SandboxNotices {
  if (!payment) throw new Error(`${sandbox}: nothing to pay`)
  return { true: incomingNotice(sandbox, payment, 'none'), forged: incomingNotice(sandbox, payment, 'forged') }
}

/** The notice as it would arrive at the endpoint. */
function incomingNotice(sandbox: SandboxName, payment: SandboxPayment, flaw: NoticeFlaw) {
  const { url, headers, body = '' } = paymentSandboxOf(sandbox)!.notice({ payment, ending: 'paid', flaw })
  return { rawBody: body, query: new URL(url).searchParams, headers: new Headers(headers), at: new Date() }
}
