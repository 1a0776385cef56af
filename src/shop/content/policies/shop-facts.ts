import { inLocale, type Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { TextFacts } from '../documents/fill-blanks.ts'

/** The settings of the merchant that texts may use, by the name of the placeholder. */
export const shopFacts = (settings: ShopSettings, locale: Locale): TextFacts => ({
  'shop.name': { text: settings.name },
  'shop.address': { text: settings.address },
  'shop.phone': { text: settings.phone, href: `tel:${settings.phone.replace(/\s/g, '')}` },
  'shop.email': { text: settings.email, href: `mailto:${settings.email}` },
  'shop.hours': { text: inLocale(settings.hours, locale) },
  'owner.company': { text: settings.owner.company },
  'owner.registration': { text: [settings.owner.registration, settings.owner.issued].filter(Boolean).join(', ') },
  'owner.taxCode': { text: settings.owner.taxCode },
  exchangeDays: { text: String(settings.exchangeDays) },
  codLimit: { text: dong(settings.codLimit) },
})
