import type { BankWatchName } from '#providers/payments.ts'
import { randomInt } from 'node:crypto'
import { isUuid } from '#kit/is-uuid.ts'
import { db } from '#platform/postgres/db.server.ts'
import { bankAccountOf } from '#shop/payments/bank-account.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { findSandboxPayment, listSandboxNotices, openSandboxPayment } from './payment-memory.ts'
import { startSending, planNotices, type NoticePlan } from './send-notices.ts'

type Transfer = { amount: number; memo: string; watch: BankWatchName; direction: 'in' | 'out' }

/** A transfer at the bank; the watcher of the account notifies the shop. Returns its id. */
export async function makeBankTransfer(
  { amount, memo, watch, direction }: Transfer,
  plan: Omit<NoticePlan, 'ending'> | undefined,
) {
  const account = bankAccountOf(await findSettings(db))
  const transfer = { memo, direction, bank: account?.bank ?? '', account: account?.number ?? '' }
  const reference = `T${Date.now()}${randomInt(1000)}`
  const payment = await openSandboxPayment({ provider: watch, reference, amount, request: transfer })
  if (plan) await planNotices(payment!, { ...plan, isMixed: false, ending: 'paid' })
  return payment!.id
}

/** The values with which the page begins, and the result of the last transfer. */
export async function viewBank(params: URLSearchParams) {
  startSending()
  const id = params.get('sent') ?? ''
  const payment = isUuid(id) ? await findSandboxPayment(id) : undefined
  return {
    amount: params.get('amount') ?? '',
    memo: params.get('memo') ?? '',
    sent: payment && { amount: payment.amount, memo: payment.request.memo ?? '' },
    notices: payment ? await listSandboxNotices(payment.id) : [],
  }
}

/** `2026-11-20 15:32:10` on a Vietnamese clock. */
export const bankClock = (at: Date) => new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')

/** The bank's own number of a transfer. */
export const bankNumber = (number: number) => `FT${26_000_000 + number}`
