import { z } from 'zod'
import { lineSchema } from '#kit/line-schema.ts'
import { nameField, phoneField, type PhoneReader } from '#shop/identity/accounts/user-fields.ts'
import { m } from '#words/messages.js'
import { streetRule } from './address-fields.ts'

export const street = lineSchema(m.checkout_street_missing, m.checkout_street_long, { min: 3, max: streetRule.max })

const province = z
  .string({ error: m.checkout_province_missing })
  .regex(/^\d{2}$/, { error: m.checkout_province_missing })
const ward = z.string({ error: m.checkout_ward_missing }).regex(/^\d{5}$/, { error: m.checkout_ward_missing })

/** The form of a saved address; only the server knows whether the ward is in the province. */
export const addressForm = (readPhone: PhoneReader) =>
  z.object({
    phone: phoneField(readPhone),
    name: nameField(m.checkout_name_missing),
    province,
    ward,
    street,
    isDefault: z.literal('on').optional(),
  })
