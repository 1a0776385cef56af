import { shopDay } from '#kit/clock.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

/** The day in the shop's calendar whose rates an order takes while nothing of it is the buyer's yet: by the merchant's setting (docs/vat.md) that of its placing, else today until the goods go over. */
export const vatDayOf = (
  { vatDay }: Pick<ShopSettings, 'vatDay'>,
  { placedAt, now = new Date() }: { placedAt: Date; now?: Date },
) => shopDay(vatDay === 'placed' ? placedAt : now)
