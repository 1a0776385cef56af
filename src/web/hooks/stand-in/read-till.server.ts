import { isGate, isStandInGate, type Gate } from '#shop/payments/provider-keys.ts'
import { findStandIn, listNoticesOf, listRefundsOf, type Ending, type StandInPayment } from './memory.server.ts'
import { returnOf } from './say-notice.ts'
import { keepSending } from './send-notices.server.ts'

/** What may become of a payment there. */
const endingsAt: Partial<Record<Gate, Ending[]>> = {
  vnpay: ['paid', 'refused', 'cancelled', 'suspect', 'expired'],
  momo: ['paid', 'refused', 'cancelled', 'expired'],
  zalopay: ['paid', 'refused', 'cancelled'],
  stripe: ['paid', 'refused', 'cancelled', 'expired'],
}
/** Only what is signed together with a moment can be too old. */
const timed: Gate[] = ['stripe', 'sepay']
const usual = ['none', 'forged', 'altered', 'amount', 'unknown']
export const twistsAt = (gate: Gate) => (timed.includes(gate) ? [...usual, 'stale'] : usual)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The payment that this page plays; there is such a page only where a stand-in takes the provider's place. */
export async function readTill(id: string | undefined) {
  const payment = id && uuid.test(id) ? await findStandIn(id) : undefined
  const endings = payment && isGate(payment.gate) && isStandInGate(payment.gate) ? endingsAt[payment.gate] : undefined
  if (!payment || !endings) throw new Response('not found', { status: 404 })
  keepSending()
  return { payment, gate: payment.gate as Gate, endings }
}

const infoOf = ({ asked }: StandInPayment) =>
  asked.vnp_OrderInfo ??
  asked.orderInfo ??
  asked.description ??
  asked['line_items[0][price_data][product_data][name]'] ??
  ''

export async function viewTill(id: string | undefined) {
  const { payment, gate, endings } = await readTill(id)
  const back = returnOf({ payment, says: 'cancelled', twist: 'none' })
  return {
    gate,
    amount: payment.amount,
    reference: payment.reference,
    info: infoOf(payment),
    state: payment.state,
    isOpen: !['paid', 'suspect', 'expired'].includes(payment.state),
    endings,
    twists: twistsAt(gate),
    // Without a word from the provider: as if the window had been closed.
    back: back?.split('?')[0] ?? '/',
    refundsEnd: payment.refundsEnd,
    notices: await listNoticesOf(payment.id),
    refunds: await listRefundsOf(payment.id),
  }
}
export type TillView = Awaited<ReturnType<typeof viewTill>>
