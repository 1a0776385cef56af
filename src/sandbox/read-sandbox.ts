import { isUuid } from '#kit/is-uuid.ts'
import { isSandboxed } from '#shop/payments/registered-gateways.ts'
import { paymentSandboxOf, sendsNotice } from './payment-sandbox.ts'
import { findSandboxPayment, listSandboxNotices, listSandboxRefunds } from './payment-memory.ts'
import { startSending } from './send-notices.ts'

const usual = ['none', 'forged', 'altered', 'amount', 'unknown']

/** The payment of a sandbox page; the page exists only if a sandbox replaces the provider. */
export async function readSandboxPayment(id: string | undefined) {
  const payment = id && isUuid(id) ? await findSandboxPayment(id) : undefined
  const sandbox = payment && paymentSandboxOf(payment.provider)
  if (!payment || !sandbox?.endings || !isSandboxed(sandbox.id)) throw new Response('not found', { status: 404 })
  startSending()
  return { payment, sandbox, endings: sandbox.endings }
}

export async function viewSandboxPayment(id: string | undefined) {
  const { payment, sandbox, endings } = await readSandboxPayment(id)
  const returnUrl = sandbox.returnTo?.({ payment, ending: 'cancelled', flaw: 'none' })
  return {
    provider: sandbox.id,
    amount: payment.amount,
    reference: payment.reference,
    info: sandbox.describe?.(payment.request) ?? '',
    state: payment.state,
    isOpen: !['paid', 'suspect', 'expired'].includes(payment.state),
    endings,
    flaws: sandbox.isTimed ? [...usual, 'stale'] : usual,
    // A failure can be mixed in only if this provider reports failures too.
    mayMix: sendsNotice(sandbox.id, 'refused'),
    // Without a word from the provider: as if the window had been closed.
    back: returnUrl?.split('?')[0] ?? '/',
    refundsEnd: payment.refundsEnd,
    notices: await listSandboxNotices(payment.id),
    refunds: await listSandboxRefunds(payment.id),
  }
}
