import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { stockHoldKeys, type StockHoldKey } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { m } from '#words/messages.js'

const words: Record<StockHoldKey, typeof m.refusal_held_by_phone> = {
  phone: m.refusal_held_by_phone,
  email: m.refusal_held_by_email,
  device: m.refusal_held_by_device,
  network: m.refusal_held_by_network,
  account: m.refusal_held_by_account,
}

/** To the shop: a customer has reserved more stock than the limits allow (flows/orders/alert-stock-hold-limit.ts). */
export function stockHoldEmail(names = '', shop: string, locale: Locale) {
  const options = { locale }
  const by = stockHoldKeys.filter((one) => names.split(',').includes(one)).map((one) => words[one]({}, options))
  return {
    subject: m.email_held_subject({ shop }, options),
    title: m.email_held_title({}, options),
    text: m.email_held_text({ by: by.join(', ') }, options),
    action: { label: m.email_held_button({}, options), link: `${env.BASE_URL}/admin/orders?view=confirm` },
    why: m.email_held_why({ shop }, options),
  }
}
