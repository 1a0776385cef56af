import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { receiptForms, type ReceiptForm } from './receipt-form.ts'
import { receipts } from '../receipts-schema.ts'
import { refunds } from '../refunds-schema.ts'

/**
 * The money received at the counter since then, whatever the channel of its order, by payment form: the number of receipts, and the sum in đồng less
 * what was paid back there in the same form.
 */
export async function countCounterReceipts(db: Db, since: Date) {
  const form = sql<ReceiptForm>`${receipts.facts} ->> 'way'`
  const rows = await db
    .select({ way: form, times: count(), amount: sql<string>`sum(${receipts.amount})` })
    .from(receipts)
    .where(gte(receipts.at, since))
    .groupBy(form)
  const given = sql<ReceiptForm>`${refunds.facts} ->> 'way'`
  const back = await db
    .select({ way: given, amount: sql<string>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(gte(refunds.endedAt, since), eq(refunds.state, 'done')))
    .groupBy(given)
  return receiptForms.map((one) => {
    const row = rows.find((candidate) => candidate.way === one)
    const paidBack = Number(back.find((candidate) => candidate.way === one)?.amount ?? 0)
    return { way: one, times: row?.times ?? 0, amount: Number(row?.amount ?? 0) - paidBack, paidBack }
  })
}
export type CounterReceipts = Awaited<ReturnType<typeof countCounterReceipts>>
