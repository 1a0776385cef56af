import { randomInt } from 'node:crypto'
import { db } from '#platform/db.server.ts'
import { bankAccountOf } from '#shop/payments/bank-account.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { findStandIn, listNoticesOf, openStandIn } from './memory.server.ts'
import { keepSending, planNotices, type Plan } from './send-notices.server.ts'

type Transfer = { amount: number; memo: string; watch: 'sepay' | 'payos'; direction: 'in' | 'out' }

/** Money that moved at the bank; whoever watches the account tells the shop. Answers its id. */
export async function transfer({ amount, memo, watch, direction }: Transfer, plan: Omit<Plan, 'says'> | undefined) {
  const account = bankAccountOf(await findSettings(db))
  const asked = { memo, direction, bank: account?.bank ?? '', account: account?.number ?? '' }
  const reference = `T${Date.now()}${randomInt(1000)}`
  const made = await openStandIn({ gate: watch, reference, amount, asked })
  if (plan) await planNotices(made!, { ...plan, isMixed: false, says: 'paid' })
  return made!.id
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the page begins with, and what became of the transfer made last. */
export async function bankView(asked: URLSearchParams) {
  keepSending()
  const id = asked.get('sent') ?? ''
  const made = uuid.test(id) ? await findStandIn(id) : undefined
  return {
    amount: asked.get('amount') ?? '',
    memo: asked.get('memo') ?? '',
    sent: made && { amount: made.amount, memo: made.asked.memo ?? '' },
    notices: made ? await listNoticesOf(made.id) : [],
  }
}
