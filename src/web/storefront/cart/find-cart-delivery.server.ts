import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { listPlaces } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { viewDelivery, type DeliveryView } from '#web/parts/delivery/view-delivery.server.ts'

type DeliveryInput = { lines: CartLineInput[]; province: string; locale: Locale }

/** Fee and dates of delivering this cart to a province, and how much is missing for free delivery. */
export async function findCartDelivery(db: Db, { lines, province, locale }: DeliveryInput) {
  const list = await listProvinces(db)
  const { quote, rules } = await findQuote(db, { lines, locale, at: new Date() })
  const places = province ? await listPlaces(db, rules.zones, province) : []
  const provinces = list.map(({ code, name }) => ({ value: code, label: name }))
  const { chargeableG, subtotal, workDays } = quote
  const shipment = quote.lines.length ? { chargeableG, value: subtotal, workDays } : undefined
  const view = viewDelivery({ provinces, province, places, locale }, rules, shipment)
  return { ...view, freeShipping: freeShippingHint(view, subtotal) }
}
export type CartDeliveryView = Awaited<ReturnType<typeof findCartDelivery>>

/** Shown only where all wards of the province have the same limit, so that the promise always holds. */
function freeShippingHint({ province, areas }: DeliveryView, subtotal: number) {
  const [first, ...otherAreas] = areas
  if (!province || !first) return null
  if (areas.every(({ fee }) => fee === 0)) return { from: subtotal, missing: 0, province: province.label }
  const from = first.freeFrom
  if (from === null || otherAreas.some((area) => area.freeFrom !== from)) return null
  return { from, missing: Math.max(0, from - subtotal), province: province.label }
}
