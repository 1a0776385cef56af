import type { Locale } from '#kit/localized.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

/** What the settings and the product's own record promise, and nothing else. A service cannot be exchanged. */
export function warrantyNotesOf(
  { category, warrantyMonths }: ProductPage,
  { exchangeDays, address }: Pick<ShopSettings, 'exchangeDays' | 'address'>,
  locale: Locale,
) {
  const options = { locale }
  const days = { days: exchangeDays }
  const isBoot = bootDisciplines.some((boot) => boot === category)
  const exchange = isBoot
    ? {
        kind: 'exchange' as const,
        title: m.product_exchange_size(days, options),
        text: m.product_exchange_text({}, options),
      }
    : {
        kind: 'exchange' as const,
        title: m.product_exchange(days, options),
        text: m.product_exchange_text_gear({}, options),
      }
  return [
    ...(exchangeDays > 0 && category !== 'services' ? [exchange] : []),
    ...(warrantyMonths > 0
      ? [{ kind: 'warranty' as const, title: m.product_warranty({ count: warrantyMonths }, options), text: '' }]
      : []),
    // The checkout offers it where the shop has an address.
    ...(address && category !== 'services'
      ? [{ kind: 'pickup' as const, title: m.product_pickup({}, options), text: address }]
      : []),
  ]
}
