import { z } from 'zod'
import { locales } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { nameField, phoneField, type PhoneReader } from '../accounts/user-fields.ts'

/** What a person may say of themselves. E-mail and password have doors of their own. */
export const profileForm = (readPhone: PhoneReader) =>
  z.object({
    name: nameField(m.profile_name_missing),
    phone: phoneField(readPhone).optional(),
    locale: z.enum(locales, { error: m.profile_language_missing }),
  })
