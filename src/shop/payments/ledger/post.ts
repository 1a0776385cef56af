import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import { isBalanced, type LedgerAccount, type Posting, type PostingKind } from './ledger.ts'
import { payments, postings } from '../schema.ts'

type Entry = { kind: PostingKind; ref?: string; rows: Posting[] }

/**
 * Writes one entry of the ledger, in the transaction of its cause and under the lock of every order it touches. The sums on payments change with it, and
 * only here. Rows of zero are left out.
 */
export async function post(tx: Db, { rows, ...entry }: Entry) {
  const nonZero = rows.filter((row) => row.amount !== 0)
  if (!isBalanced(nonZero)) throw new Error(`the ledger does not balance: ${entry.kind} ${JSON.stringify(nonZero)}`)
  if (!nonZero.length) return
  await writeEntry(tx, entry, nonZero)
  for (const orderId of new Set(nonZero.map((row) => row.orderId))) {
    const by = (account: LedgerAccount) =>
      nonZero.reduce((sum, row) => sum + (row.orderId === orderId && row.account === account ? row.amount : 0), 0)
    await tx
      .update(payments)
      .set({
        received: sql`${payments.received} + ${by('received')}`,
        refunded: sql`${payments.refunded} - ${by('refunded')}`,
        refundsPending: sql`${payments.refundsPending} - ${by('refunds_pending')}`,
        owed: sql`${payments.owed} + ${by('buyer')}`,
      })
      .where(eq(payments.orderId, orderId))
  }
}

/** The first entry of an order, written together with its payment. */
export const openEntry = (tx: Db, orderId: string, amount: number) =>
  writeEntry(tx, { kind: 'agreed' }, [
    { orderId, account: 'buyer', amount },
    { orderId, account: 'agreed', amount: -amount },
  ])

const insertPostings = preparedInsert(postings)

function writeEntry(tx: Db, fact: Omit<Entry, 'rows'>, rows: Posting[]) {
  const entry = randomUUID()
  return insertPostings(tx, ...rows.map((row) => ({ ...fact, ...row, entry })))
}
