import type { KeyGroup } from '#shop/settings/key-groups.ts'
import { m } from '#words/messages.js'

const own = (name: string) => () => name

/** What each provider is called and what it is for. */
export const groupWords: Record<KeyGroup, { name: () => string; note: () => string }> = {
  vnpay: { name: own('VNPay'), note: () => m.conf_key_pays() },
  momo: { name: own('MoMo'), note: () => m.conf_key_pays() },
  zalopay: { name: own('ZaloPay'), note: () => m.conf_key_pays() },
  stripe: { name: own('Stripe'), note: () => m.conf_key_cards() },
  sepay: { name: own('SePay'), note: () => m.conf_key_watches() },
  payos: { name: own('payOS'), note: () => m.conf_key_watches() },
  ghn: { name: own('GHN'), note: () => m.conf_key_carries() },
  google: { name: own('Google'), note: () => m.conf_key_signs_in() },
  facebook: { name: own('Facebook'), note: () => m.conf_key_signs_in() },
}
