import type { ShopSettings } from '#shop/settings/settings.ts'
import { bankAccountOf } from './bank-account.ts'
import { stillOwed } from './ledger/owed.ts'
import { memoOf } from './transfer-memo.ts'
import { vietQr } from './vietqr.ts'
import type { Payment } from './queries.ts'

/** The account for a transfer, the amount still to be paid in đồng, the memo, and a VietQR code with all of it; undefined if the order is paid another way. */
export function transferOf(code: string, payment: Payment | undefined, settings: Pick<ShopSettings, 'bankAccount'>) {
  const account = payment?.method === 'bank_transfer' ? bankAccountOf(settings) : undefined
  if (!account) return
  const { bin, bank, number, name } = account
  const [amount, memo] = [stillOwed(payment), memoOf(code)]
  return { bank, account: number, holder: name, amount, memo, qr: vietQr({ bin, account: number, amount, memo }) }
}
