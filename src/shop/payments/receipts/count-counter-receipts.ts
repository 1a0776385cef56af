import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { receiptForms, type ReceiptForm } from './receipt-form.ts'
import { payments } from '../schema.ts'
import { receipts } from '../receipts-schema.ts'

/** The money received at the counter since then, by payment form: the number of receipts, and the sum in đồng. */
export async function countCounterReceipts(db: Db, since: Date) {
  const form = sql<ReceiptForm>`${receipts.facts} ->> 'way'`
  const rows = await db
    .select({ way: form, times: count(), amount: sql<string>`sum(${receipts.amount})` })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(gte(receipts.at, since), eq(orders.channel, 'counter')))
    .groupBy(form)
  return receiptForms.map((one) => {
    const row = rows.find((candidate) => candidate.way === one)
    return { way: one, times: row?.times ?? 0, amount: Number(row?.amount ?? 0) }
  })
}
export type CounterReceipts = Awaited<ReturnType<typeof countCounterReceipts>>
