/** Keys of providers that can be kept in the shop instead of the environment; of a group all are given or none. */
export const keyGroups = {
  vnpay: ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  momo: ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
  zalopay: ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  sepay: ['SEPAY_WEBHOOK_SECRET'],
  payos: ['PAYOS_CHECKSUM_KEY'],
  ghn: ['GHN_TOKEN', 'GHN_SHOP_ID'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
} as const

/** Where each of them is asked: the same keys at another address are to be proved anew. */
export const addressesOf: Partial<Record<keyof typeof keyGroups, readonly string[]>> = {
  vnpay: ['VNPAY_API_URL', 'VNPAY_PAY_URL'],
  momo: ['MOMO_URL'],
  zalopay: ['ZALOPAY_URL'],
  stripe: ['STRIPE_URL'],
  ghn: ['GHN_HOST'],
}

export type KeyGroup = keyof typeof keyGroups
export const keyGroupNames = Object.keys(keyGroups) as KeyGroup[]
export const namesOf = (group: KeyGroup): readonly string[] => keyGroups[group]
export const groupOf = (text: unknown) => keyGroupNames.find((group) => group === text)
