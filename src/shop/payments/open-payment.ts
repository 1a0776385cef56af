import type { Db } from '#platform/db.server.ts'
import type { Dong } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Owed } from './provider.ts'
import { providerOf } from './providers.ts'
import { paymentAttempts, payments } from './schema.ts'

type Opening = { orderId: string; code: string; method: PaymentMethod; amount: Dong }

/** What the order owes, with its first attempt; references are never used again. */
export async function openPayment(db: Db, { orderId, code, method, amount }: Opening): Promise<Owed> {
  const reference = `${code}-1`
  const [payment] = await db
    .insert(payments)
    .values({ orderId, method, amount, state: providerOf(method).opens })
    .returning({ id: payments.id })
  await db.insert(paymentAttempts).values({ paymentId: payment!.id, method, reference, amount, state: 'created' })
  return { orderId, code, amount, reference }
}
