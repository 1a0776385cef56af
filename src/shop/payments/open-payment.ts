import { randomUUID } from 'node:crypto'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { deadlineOf } from './attempts/deadline.ts'
import { openAttempt } from './attempts/open-attempt.ts'
import { openEntry } from './ledger/post.ts'
import type { Owed } from './provider.ts'
import { providerOf } from './registered-gateways.ts'
import { payments } from './schema.ts'

type Opening = {
  orderId: string
  code: string
  method: PaymentMethod
  amount: Dong
  /** How long stock is reserved for a prepaid order (settings.paymentMinutes). */
  minutes?: number
}

/** Opens the payment of an order with its first attempt. An order with a total of zero is paid. */
export async function openPayment(db: Db, { orderId, code, method, amount, minutes = 15 }: Opening): Promise<Owed> {
  const now = new Date()
  const opens = amount === 0 ? 'paid' : providerOf(method).opens
  const dueAt = opens === 'awaiting' ? deadlineOf(now, minutes, now) : null
  const id = randomUUID()
  const payment = {
    id,
    orderId,
    method,
    amount,
    owed: amount,
    state: opens,
    dueAt,
    paidAt: opens === 'paid' ? now : null,
  }
  const attempt = { paymentId: id, code, method, amount, expiresAt: dueAt, before: 0 }
  const [, { reference }] = await pipelined(
    insertPayment(db, payment),
    openAttempt(db, { ...attempt, state: opens === 'paid' ? 'paid' : 'created' }),
    ...(amount === 0 ? [] : [openEntry(db, orderId, amount)]),
  )
  return { orderId, code, amount, reference }
}

const insertPayment = preparedInsert(payments)
