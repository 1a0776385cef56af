import { z } from 'zod'
import { isTaxCode } from '#kit/tax-code.ts'
import { m } from '#words/messages.js'
import type { SettingsSection } from './settings-section.server.ts'
import { phoneNumber, requiredSettingsText, settingsText, emailAddress, webAddress } from './typed-values.ts'
import { shopFields } from './settings-fields.ts'
import { localized } from '#kit/localized.ts'

/** A tax code of ten digits, optionally with a dash and a branch of three; stored without spaces. */
const taxCode = settingsText(shopFields.taxCode)
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((typed) => typed === '' || isTaxCode(typed.replace(/-/g, '')), { error: () => m.settings_error_tax_code() })

const form = z
  .object({
    name: requiredSettingsText(shopFields.name),
    phone: phoneNumber(shopFields.phone),
    zalo: phoneNumber(shopFields.zalo),
    email: emailAddress(shopFields.email),
    'hours.vi': settingsText(shopFields.hours),
    'hours.en': settingsText(shopFields.hours),
    address: settingsText(shopFields.address),
    mapUrl: webAddress(shopFields.mapUrl),
    company: settingsText(shopFields.company),
    registration: settingsText(shopFields.registration),
    issued: settingsText(shopFields.issued),
    taxCode,
    facebook: webAddress(shopFields.facebook),
    instagram: webAddress(shopFields.instagram),
    tiktok: webAddress(shopFields.tiktok),
    youtube: webAddress(shopFields.youtube),
  })
  .transform(({ name, phone, zalo, email, address, mapUrl, ...typed }) => ({
    name,
    phone,
    zalo,
    email,
    address,
    mapUrl,
    hours: localized((locale) => typed[`hours.${locale}`]),
    owner: {
      company: typed.company,
      registration: typed.registration,
      issued: typed.issued,
      taxCode: typed.taxCode,
    },
    socials: { facebook: typed.facebook, instagram: typed.instagram, tiktok: typed.tiktok, youtube: typed.youtube },
  }))

/** Name and contact of the shop, for footer, emails, documents and policies. */
export const shopSection: SettingsSection = {
  at: '/admin/settings',
  keys: ['name', 'phone', 'zalo', 'email', 'hours', 'address', 'mapUrl', 'owner', 'socials'],
  form,
  fields: ({ name, phone, zalo, email, hours, address, mapUrl, owner, socials }) => ({
    name,
    phone,
    zalo,
    email,
    address,
    mapUrl,
    'hours.vi': hours.vi,
    'hours.en': hours.en,
    ...owner,
    ...socials,
  }),
}
