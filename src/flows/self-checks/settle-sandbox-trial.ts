import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderIdOf } from '#shop/orders/buyers/order-code.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { openPayment } from '#shop/payments/open-payment.ts'
import type { PaymentNotice, NoticeSource, NoticeOutcome } from '#shop/payments/provider.ts'
import { settleVerified } from '../payments/settle-notice.ts'

class RolledBack extends Error {
  readonly outcome: NoticeOutcome
  constructor(outcome: NoticeOutcome) {
    super()
    this.outcome = outcome
  }
}

type Trial = { source: NoticeSource; code: string; amount: number; notice: PaymentNotice; times: number }

/**
 * Settles a notice this many times for an order with its code and returns the last outcome; `failed` unless the order is then paid exactly once. Order,
 * payment, timeline and events are rolled back, so nobody sees them.
 */
export async function settleSandboxTrial(
  db: Db,
  { source, code, amount, notice, times }: Trial,
): Promise<NoticeOutcome> {
  const at = new Date()
  const id = orderIdOf(code, at)
  const sums = { subtotal: amount, shippingFee: 0, total: amount, vat: 0, shippingVatRate: 0 }
  const buyer = { name: 'Self-check', phone: '', locale: 'vi' as const, method: 'pickup' as const }
  try {
    return await db.transaction(async (tx): Promise<NoticeOutcome> => {
      await tx.insert(orders).values({ id, code, placementKey: randomUUID(), state: 'placed', ...buyer, ...sums })
      await openPayment(tx, { orderId: id, code, method: source.method, amount: amount })
      let outcome: NoticeOutcome = 'failed'
      for (let time = 0; time < times; time += 1)
        outcome = await settleVerified(tx, { source, notice, raw: `trial ${code}` })
      const payment = await findPayment(tx, id)
      throw new RolledBack(payment?.state === 'paid' && payment.received === amount ? outcome : 'failed')
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}
