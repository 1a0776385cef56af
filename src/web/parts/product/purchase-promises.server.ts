import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'

export type PurchasePromise = { kind: 'exchange' | 'warranty' | 'pickup' | 'work'; title: string; text: string }

type Bought = { isBoot: boolean; warrantyMonths: number; locale: Locale }

/** What the settings promise to a buyer of goods: days to exchange, months of warranty, and free pickup. */
export function purchasePromises(
  { exchangeDays, address }: Pick<ShopSettings, 'exchangeDays' | 'address'>,
  { isBoot, warrantyMonths, locale }: Bought,
): PurchasePromise[] {
  const options = { locale }
  const days = { days: exchangeDays }
  const exchange = {
    kind: 'exchange' as const,
    title: isBoot ? m.product_exchange_size(days, options) : m.product_exchange(days, options),
    text: isBoot ? m.product_exchange_text({}, options) : m.product_exchange_text_gear({}, options),
  }
  return [
    ...(exchangeDays > 0 ? [exchange] : []),
    ...(warrantyMonths > 0
      ? [{ kind: 'warranty' as const, title: m.product_warranty({ count: warrantyMonths }, options), text: '' }]
      : []),
    // The checkout offers it where the shop has an address.
    ...(address ? [{ kind: 'pickup' as const, title: m.product_pickup({}, options), text: address }] : []),
  ]
}
