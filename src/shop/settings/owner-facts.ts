import { env } from '#platform/env.server.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import type { ShopSettings } from './settings.ts'

/** The facts about its owner that a shop must show before it sells (Decree 52/2013/ND-CP, Articles 28–34; Law 19/2023/QH15, Article 37). */
const ownerFacts = ['company', 'registration', 'issued', 'address', 'phone', 'email'] as const
type OwnerFact = (typeof ownerFacts)[number]
type OwnerSettings = Pick<ShopSettings, 'owner' | 'address' | 'phone' | 'email'>

export const missingOwnerFacts = ({ owner, address, phone, email }: OwnerSettings): OwnerFact[] => {
  const values = { ...owner, address, phone, email }
  return ownerFacts.filter((fact) => !values[fact].trim())
}

/** Only a live shop must have these facts before it takes orders: the demo sells to nobody. */
export const takesOrders = (settings: OwnerSettings) => env.SHOP_MODE !== 'live' || !missingOwnerFacts(settings).length

const words: Record<OwnerFact, (_: object, options: { locale?: Locale }) => string> = {
  company: m.settings_company,
  registration: m.settings_registration,
  issued: m.settings_issued,
  address: m.settings_address,
  phone: m.settings_phone,
  email: m.settings_email,
}

/** The facts by the labels of the fields in /admin/settings. */
export const describeOwnerFacts = (facts: readonly OwnerFact[], options: { locale?: Locale } = {}) =>
  facts.map((fact) => words[fact]({}, options)).join(', ')
