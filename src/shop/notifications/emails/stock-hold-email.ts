import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { stockHoldKeys, type StockHoldKey } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { m } from '#words/messages.js'

const words: Record<StockHoldKey, typeof m.held_by_phone> = {
  phone: m.held_by_phone,
  email: m.held_by_email,
  device: m.held_by_device,
  network: m.held_by_network,
  account: m.held_by_account,
}

/** To the shop: somebody holds more than the limits allow (flows/orders/alert-stock-hold-limit.ts). */
export function stockHoldEmail(names = '', shop: string, locale: Locale) {
  const options = { locale }
  const by = stockHoldKeys.filter((one) => names.split(',').includes(one)).map((one) => words[one]({}, options))
  return {
    subject: m.mail_held_subject({ shop }, options),
    title: m.mail_held_title({}, options),
    text: m.mail_held_text({ by: by.join(', ') }, options),
    action: { label: m.mail_held_button({}, options), link: `${env.BASE_URL}/admin/orders?view=confirm` },
    why: m.mail_held_why({ shop }, options),
  }
}
