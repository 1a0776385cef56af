import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { drawSlips } from './draw-slips.ts'
import type { Printed } from './printed.ts'
import { slipOf, type SlipContent } from './slip.ts'

/** More than a day's parcels of a shop; a bound on what one press may ask of the printer and the machine. */
export const mostSlips = 200

/** Packing slips of these orders in one PDF, in the order asked for; orders that do not exist are left out. */
export async function printSlips(db: Db, orderIds: string[], locale: Locale): Promise<Printed | undefined> {
  const slips: SlipContent[] = []
  for (const id of [...new Set(orderIds)].slice(0, mostSlips)) {
    const order = await findOrder(db, id)
    if (order) slips.push(slipOf(order, { link: `${env.BASE_URL}/admin/orders/${order.id}`, locale }))
  }
  if (!slips.length) return
  const name = slips.length === 1 ? slips[0]!.code : `${slips.length}-phieu`
  return { file: `luot-dong-goi-${name}.pdf`, bytes: await drawSlips(slips) }
}
