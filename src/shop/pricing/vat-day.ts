import { shopDay } from '#kit/clock.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

/**
 * The day in the shop's calendar whose VAT rates apply to an order before handover: by the merchant's setting (docs/vat.md) the day it was placed, else
 * today.
 */
export const vatDayOf = (
  { vatDay }: Pick<ShopSettings, 'vatDay'>,
  { placedAt, now = new Date() }: { placedAt: Date; now?: Date },
) => shopDay(vatDay === 'placed' ? placedAt : now)
