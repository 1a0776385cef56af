import { z } from 'zod'
import type { Section } from './section.server.ts'
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
  })
  .transform(({ discountAdmin: admin, ...rest }) => ({
    ...rest,
    deskDiscountPercent: { admin },
  }))

const box = (isOn: boolean) => (isOn ? 'on' : '')

/** What a buyer is asked and promised. */
export const checkoutSection: Section = {
  at: '/admin/settings/checkout',
  keys: [
    'asksMail',
    'offersInspection',
    'offersNote',
    'maxPerLine',
    'setPercent',
    'exchangeDays',
    'deskDiscountPercent',
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
  }),
}
