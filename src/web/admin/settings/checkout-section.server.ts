import { z } from 'zod'
import type { SettingsSection } from './settings-section.server.ts'
import { ticked, wholeNumber } from './typed-values.ts'

const form = z
  .object({
    asksEmail: ticked,
    offersInspection: ticked,
    offersNote: ticked,
    maxPerLine: wholeNumber(1, 999),
    bundlePercent: wholeNumber(0, 50),
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
      staffDiscountPercent: { admin },
      holdLimits: { phone, email, device, network },
    }),
  )

const box = (isOn: boolean) => (isOn ? 'on' : '')

/** Settings of the checkout. */
export const checkoutSection: SettingsSection = {
  at: '/admin/settings/checkout',
  keys: [
    'asksEmail',
    'offersInspection',
    'offersNote',
    'maxPerLine',
    'bundlePercent',
    'exchangeDays',
    'staffDiscountPercent',
    'holdLimits',
    'confirmHours',
  ],
  form,
  fields: (settings) => ({
    asksEmail: box(settings.asksEmail),
    offersInspection: box(settings.offersInspection),
    offersNote: box(settings.offersNote),
    maxPerLine: String(settings.maxPerLine),
    bundlePercent: String(settings.bundlePercent),
    exchangeDays: String(settings.exchangeDays),
    discountAdmin: String(settings.staffDiscountPercent.admin),
    holdPhone: String(settings.holdLimits.phone),
    holdEmail: String(settings.holdLimits.email),
    holdDevice: String(settings.holdLimits.device),
    holdNetwork: String(settings.holdLimits.network),
    confirmHours: String(settings.confirmHours),
  }),
}
