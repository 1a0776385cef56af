import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import { checkoutMethods } from '#shop/checkout/payment-method.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { bankFields } from './settings-fields.ts'

/** Banks write the account holder in capitals without accents, and banking apps compare with that. */
const holder = textOf(bankFields.holder).overwrite((name) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toUpperCase(),
)

const number = textOf(bankFields.number)
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .pipe(
    z.union([
      z.literal(''),
      z.string().regex(/^[A-Za-z0-9]{4,19}$/, { error: () => m.payment_settings_error_number() }),
    ]),
  )

type PaymentSettings = Pick<
  ShopSettings,
  'bankAccount' | 'paymentMinutes' | 'phoneHoldHours' | 'codLimit' | 'methodsOff'
>

/** The settings as field values; a method that is not available has no checkbox. */
export const paymentFields = ({
  bankAccount,
  paymentMinutes,
  phoneHoldHours,
  codLimit,
  methodsOff,
}: PaymentSettings): Record<string, string> => ({
  bin: bankAccount.bin,
  number: bankAccount.number,
  holder: bankAccount.name,
  minutes: String(paymentMinutes),
  phoneHours: String(phoneHoldHours),
  codLimit: new Intl.NumberFormat('vi-VN').format(codLimit),
  ...Object.fromEntries(checkoutMethods.map((method) => [`on-${method}`, methodsOff.includes(method) ? '' : 'on'])),
})

/** The form of the payment settings; `on-…` are the ticked methods. */
export const paymentSettingsForm = z
  .looseObject({
    bin: z.union([z.literal(''), z.string().regex(/^\d{6}$/, { error: () => m.payment_settings_error_bank() })]),
    number,
    holder,
    minutes: typedWhole(5, 1440, () => m.payment_settings_error_minutes()),
    phoneHours: typedWhole(1, 72, () => m.payment_settings_error_phone_hours()),
    codLimit: typedWhole(0, 50_000_000, () => m.payment_settings_error_cod()),
  })
  .refine(({ bin, number }) => !number === !bin, { path: ['number'], error: () => m.payment_settings_error_both() })
  .transform(({ bin, number, holder: name, minutes, phoneHours, codLimit, ...rest }): Partial<ShopSettings> => ({
    bankAccount: { bin, number, name },
    paymentMinutes: minutes,
    phoneHoldHours: phoneHours,
    codLimit,
    methodsOff: checkoutMethods.filter(
      (method) => rest[`on-${method}`] === undefined && rest[`has-${method}`] !== undefined,
    ),
  }))
