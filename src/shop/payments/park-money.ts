import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { moneyParked } from './events.ts'
import type { ParkedReason } from './parked.ts'
import { parkedMoney } from './schema.ts'

type Parking = {
  source: string
  amount: Dong
  reason: ParkedReason
  paymentId?: string | null
  attemptId?: string | null
  noticeId?: string | null
  memo?: string | null
  transactionId?: string | null
  facts?: Record<string, string>
  at?: Date
}

/** Money that came and does not fit is laid aside for the shopkeeper: never lost, never guessed. While it lies there its order does not expire. */
export async function parkMoney(tx: Db, parking: Parking) {
  const [parked] = await tx.insert(parkedMoney).values(parking).returning({ id: parkedMoney.id })
  await emit(tx, moneyParked(parked!.id))
  return parked!.id
}
