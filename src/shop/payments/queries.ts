import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { payments, receipts } from './schema.ts'

export const findPayment = async (db: Db, orderId: string) =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)))[0]
export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const listPaymentStates = async (db: Db, orderIds: string[]) =>
  new Map(
    (orderIds.length
      ? await db
          .select({ orderId: payments.orderId, state: payments.state })
          .from(payments)
          .where(inArray(payments.orderId, orderIds))
      : []
    ).map((row) => [row.orderId, row.state]),
  )

export const listReceipts = (db: Db, paymentId: string) =>
  db.select().from(receipts).where(eq(receipts.paymentId, paymentId))
