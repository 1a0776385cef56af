import { z } from 'zod'
import type { SettingsSection } from './settings-section.server.ts'
import { ticked, wholeNumber } from './typed-values.ts'

const form = z
  .object({
    asksMail: ticked,
    offersInspection: ticked,
    offersNote: ticked,
    maxPerLine: wholeNumber(1, 999),
    setPercent: wholeNumber(0, 50),
    exchangeDays: wholeNumber(0, 365),
    discountAdmin: wholeNumber(0, 100),
    holdPhone: wholeNumber(0, 9999),
    holdEmail: wholeNumber(0, 9999),
    holdDevice: wholeNumber(0, 9999),
    holdNetwork: wholeNumber(0, 9999),
    confirmHours: wholeNumber(0, 720),
  })
  .transform(
    ({
      discountAdmin: admin,
      holdPhone: phone,
      holdEmail: email,
      holdDevice: device,
      holdNetwork: network,
      ...rest
    }) => ({
      ...rest,
      deskDiscountPercent: { admin },
      holdLimits: { phone, email, device, network },
    }),
  )

const box = (isOn: boolean) => (isOn ? 'on' : '')

/** Settings of the checkout. */
export const checkoutSection: SettingsSection = {
  at: '/admin/settings/checkout',
  keys: [
    'asksMail',
    'offersInspection',
    'offersNote',
    'maxPerLine',
    'setPercent',
    'exchangeDays',
    'deskDiscountPercent',
    'holdLimits',
    'confirmHours',
  ],
  form,
  fields: (settings) => ({
    asksMail: box(settings.asksMail),
    offersInspection: box(settings.offersInspection),
    offersNote: box(settings.offersNote),
    maxPerLine: String(settings.maxPerLine),
    setPercent: String(settings.setPercent),
    exchangeDays: String(settings.exchangeDays),
    discountAdmin: String(settings.deskDiscountPercent.admin),
    holdPhone: String(settings.holdLimits.phone),
    holdEmail: String(settings.holdLimits.email),
    holdDevice: String(settings.holdLimits.device),
    holdNetwork: String(settings.holdLimits.network),
    confirmHours: String(settings.confirmHours),
  }),
}
