import type { BankWatchName } from '#providers/payments.ts'
import { randomInt } from 'node:crypto'
import { db } from '#platform/postgres/db.server.ts'
import { bankAccountOf } from '#shop/payments/bank-account.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { findSandboxPayment, listSandboxNotices, openSandboxPayment } from './payment-memory.ts'
import { keepSending, planNotices, type NoticePlan } from './send-notices.ts'

type Transfer = { amount: number; memo: string; watch: BankWatchName; direction: 'in' | 'out' }

/** Money that moved at the bank; whoever watches the account tells the shop. Answers its id. */
export async function makeBankTransfer(
  { amount, memo, watch, direction }: Transfer,
  plan: Omit<NoticePlan, 'says'> | undefined,
) {
  const account = bankAccountOf(await findSettings(db))
  const asked = { memo, direction, bank: account?.bank ?? '', account: account?.number ?? '' }
  const reference = `T${Date.now()}${randomInt(1000)}`
  const made = await openSandboxPayment({ gate: watch, reference, amount, asked })
  if (plan) await planNotices(made!, { ...plan, isMixed: false, says: 'paid' })
  return made!.id
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The values with which the page begins, and the result of the last transfer. */
export async function viewBank(asked: URLSearchParams) {
  keepSending()
  const id = asked.get('sent') ?? ''
  const made = uuid.test(id) ? await findSandboxPayment(id) : undefined
  return {
    amount: asked.get('amount') ?? '',
    memo: asked.get('memo') ?? '',
    sent: made && { amount: made.amount, memo: made.asked.memo ?? '' },
    notices: made ? await listSandboxNotices(made.id) : [],
  }
}

/** `2026-11-20 15:32:10` on a Vietnamese clock. */
export const bankClock = (at: Date) => new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')

/** The bank's own number of a transfer. */
export const bankNumber = (number: number) => `FT${26_000_000 + number}`
