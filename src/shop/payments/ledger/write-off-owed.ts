import type { Db } from '#platform/postgres/db.server.ts'
import { isSettled } from './owed.ts'
import { post } from './post.ts'
import type { Payment } from '../queries.ts'

/** A settled payment owes nothing more, so the rest of the debt in the ledger is written off. */
export async function writeOffOwed(tx: Db, { orderId, state, owed }: Payment) {
  if (!isSettled(state) || owed <= 0) return
  await post(tx, {
    kind: 'written_off',
    rows: [
      { orderId, account: 'agreed', amount: owed },
      { orderId, account: 'buyer', amount: -owed },
    ],
  })
}
