import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { listPlaces } from '#shop/shipping/zones/list-zones.ts'
import { provinceOf } from './province-of.ts'
import { viewDelivery } from './view-delivery.server.ts'

type LinesQuery = {
  /** Weight, value and work days are those of a cart with these lines. */
  lines: CartLineInput[]
  /** The province of the address, if it names one. */
  province: string | null
  /** A signed-in reader, whose answer nobody else may get. */
  userId?: string
}

/**
 * Fee and dates for each kind of ward of the asked province, else of the reader's first saved address, as in the cart; else of the shop's own province,
 * where most customers live.
 */
export async function findLinesDelivery({ lines, province: asked, userId }: LinesQuery) {
  const locale = requestLocale()
  const [list, { quote, rules }, home] = await Promise.all([
    listProvinces(db),
    findQuote(db, { lines, locale, at: new Date() }),
    asked === null && userId ? findHomeProvince(userId) : undefined,
  ])
  const province = asked ?? home ?? provinceOf(rules.settings.address, list)
  const places = /^\d{2}$/.test(province) ? await listPlaces(db, rules.zones, province) : []
  const provinces = list.map(({ code, name }) => ({ value: code, label: name }))
  const { chargeableG, subtotal, workDays } = quote
  const shipment = quote.lines.length ? { chargeableG, value: subtotal, workDays } : undefined
  return viewDelivery({ provinces, province, places, locale }, rules, shipment)
}

const findHomeProvince = async (userId: string) => (await listAddresses(db, userId))[0]?.provinceCode
