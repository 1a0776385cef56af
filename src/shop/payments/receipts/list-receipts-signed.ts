import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { receipts } from '../receipts-schema.ts'

/** The receipts of a payment, with the names of the staff who recorded them. */
export const listReceiptsSigned = (db: Db, paymentId: string) =>
  db
    .select({
      id: receipts.id,
      amount: receipts.amount,
      reason: receipts.reason,
      facts: receipts.facts,
      at: receipts.at,
      actor: receipts.actor,
      actorName: users.name,
    })
    .from(receipts)
    .leftJoin(users, eq(receipts.actor, sql`'user:' || ${users.id}`))
    .where(eq(receipts.paymentId, paymentId))
    .orderBy(asc(receipts.at))
