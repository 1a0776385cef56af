import { shopDay } from '#kit/clock.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

type Taxed = { placedAt: Date; eInvoice: { issuedOn: string } | null; now?: Date }

/**
 * The day in the shop's calendar whose VAT rates apply to an order before handover: by the merchant's setting (docs/vat.md) the day it was placed, else
 * the day of its invoice, else today. An invoice cannot be older than its order: such a date is a typing error.
 */
export function vatDayOf(
  { vatDay }: Pick<ShopSettings, 'vatDay'>,
  { placedAt, eInvoice, now = new Date() }: Taxed,
): string {
  const placedOn = shopDay(placedAt)
  if (vatDay === 'placed') return placedOn
  const day = eInvoice?.issuedOn ?? shopDay(now)
  return day < placedOn ? placedOn : day
}
