import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import type { OrderEmailText, Transfer } from '../order-facts.ts'

/** The rows that a buyer types to pay by transfer, and the QR code with the same content. */
export function transferRows(transfer: Transfer, options: { locale: Locale }): Pick<OrderEmailText, 'facts' | 'qr'> {
  const { bank, account, holder, memo, qr } = transfer
  const amount = dong(transfer.amount)
  return {
    qr: qr === undefined ? undefined : { text: qr, alt: m.email_qr({ amount, memo }, options) },
    facts: [
      { label: m.email_bank({}, options), value: bank },
      { label: m.email_account({}, options), value: account },
      { label: m.email_account_holder({}, options), value: holder },
      { label: m.email_amount({}, options), value: amount },
      { label: m.email_memo({}, options), value: memo },
    ].filter(({ value }) => value),
  }
}
