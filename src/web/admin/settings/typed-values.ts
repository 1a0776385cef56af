import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import { m } from '#words/messages.js'

/** A line of text; may be empty. */
export const settingsText = (field: DeclaredField) => textOf(field).default('')

export const requiredSettingsText = (field: DeclaredField) =>
  textOf(field, { missing: () => m.settings_error_empty() }).prefault('')

/** A complete https address; may be empty. */
export const webAddress = (field: DeclaredField) =>
  textOf(field, { wrong: () => m.admin_error_link() })
    .refine((typed) => typed === '' || httpsAddress.safeParse(typed).success, { error: () => m.admin_error_link() })
    .default('')
const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

export const emailAddress = (field: DeclaredField) =>
  textOf(field, { wrong: () => m.settings_error_mail() }).default('')

/** A phone number, also a landline or a short one, in the shop's format; may be empty. */
export const phoneNumber = (field: DeclaredField) =>
  textOf(field)
    .refine((typed) => typed === '' || canBeCalled(typed), { error: () => m.settings_error_phone() })
    .default('')
function canBeCalled(typed: string) {
  const digits = typed.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(typed) && digits >= 4 && digits <= 15
}

export const wholeNumber = (least: number, most: number) => {
  const error = () => m.settings_error_number({ least, most })
  return typedWhole(least, most, error)
}

export const ticked = z.literal('on').optional().transform(Boolean)
