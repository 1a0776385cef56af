import { count, eq } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { paymentAttempts } from '../attempts-schema.ts'
import type { AttemptState } from '../states.ts'

type Opening = {
  paymentId: string
  code: string
  method: PaymentMethod
  amount: Dong
  expiresAt: Date | null
  state?: AttemptState
  /** The number of earlier attempts, if known. */
  before?: number
}

/** Opens the next attempt, with a reference of its own: the order's code and a number, letters and digits, never used again. Under the lock of the payment. */
export async function openAttempt(tx: Db, { code, state = 'created', before, ...opening }: Opening) {
  const nth = (before ?? (await countAttempts(tx, opening.paymentId))) + 1
  const [attempt] = await insertAttempt(tx, { ...opening, state, reference: `${code}${nth}` })
  return attempt!
}

const insertAttempt = preparedInsert(paymentAttempts, { finish: (insert) => insert.returning() })

async function countAttempts(tx: Db, paymentId: string) {
  const [row] = await tx.select({ n: count() }).from(paymentAttempts).where(eq(paymentAttempts.paymentId, paymentId))
  return row!.n
}
