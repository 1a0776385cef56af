import { z } from 'zod'
import { locales } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { nameField, phoneField, type PhoneReader } from '../accounts/user-fields.ts'

/** The fields of the profile. Email and password have forms of their own. */
export const profileForm = (readPhone: PhoneReader) =>
  z.object({
    name: nameField(m.profile_name_missing),
    phone: phoneField(readPhone).optional(),
    locale: z.enum(locales, { error: m.profile_language_missing }),
  })
