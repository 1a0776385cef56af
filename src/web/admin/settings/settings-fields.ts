import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { heroFields } from '#shop/settings/wording-fields.ts'

const link = { kind: 'link', max: 400 } as const
const phone = { kind: 'phone', max: 30, autoComplete: 'off' } as const
const figure = (max: number) => ({ kind: 'number', max, required: true }) as const

/** Fields in two languages are named `hours.vi`, `hours.en`. */
export const shopFields = declareFields({
  name: { kind: 'line', max: 60, required: true },
  email: { ...contactRules.email, autoComplete: 'off' },
  phone,
  zalo: phone,
  hours: { kind: 'line', max: 120 },
  address: { kind: 'line', max: 300 },
  mapUrl: link,
  company: { kind: 'line', max: 200 },
  taxCode: { kind: 'code', max: 20 },
  registration: { kind: 'line', max: 60 },
  issued: { kind: 'line', max: 200 },
  facebook: link,
  instagram: link,
  tiktok: link,
  youtube: link,
})
export const frontFields = declareFields({
  announcement: { kind: 'line', max: 110 },
  announcementLink: { kind: 'line', max: 300 },
  ...heroFields,
})
export const buyingFields = declareFields({
  maxPerLine: figure(3),
  bundlePercent: figure(2),
  exchangeDays: figure(3),
  discountAdmin: figure(3),
  holdPhone: figure(5),
  holdEmail: figure(5),
  holdDevice: figure(5),
  holdNetwork: figure(5),
  confirmHours: figure(3),
})
export const bankFields = declareFields({
  number: { kind: 'code', max: 30 },
  holder: { kind: 'line', max: 60 },
  minutes: figure(5),
  phoneHours: figure(2),
  codLimit: figure(14),
})
export const taxFields = declareFields({ rate: figure(2) })
export const keyFields = declareFields({
  key: { kind: 'secret', max: 500, required: true, autoComplete: 'new-password' },
})
