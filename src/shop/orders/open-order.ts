import { randomUUID } from 'node:crypto'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/db.server.ts'
import type { Quote, QuoteLine } from '#shop/checkout/quote.ts'
import type { ServiceLine } from '#shop/checkout/quote-services.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { unitsVersion, type Address, type MethodCode } from '#shop/shipping/address.ts'
import type { Invoice } from './order.ts'
import { newOrderCode, orderId } from './order-code.ts'
import { orderAddresses, orderLines, orders } from './schema.ts'
import { writeTimeline } from './write-timeline.ts'

export type Opening = {
  placementKey: string
  userId: string | null
  locale: Locale
  contact: { name: string; phone: string; email: string | null }
  address: Address | null
  method: MethodCode
  inspect: boolean
  note: string | null
  invoice: Invoice | null
  deliverFrom: string | null
  deliverUntil: string | null
}

/** Copies what was agreed (lines, prices, VAT, address) into a new order in state `placed`. */
export async function openOrder(db: Db, actor: Actor, quote: Quote, opening: Opening) {
  const order = await insertWithFreeCode(db, quote, opening)
  await db
    .insert(orderLines)
    .values(quote.lines.flatMap(withServices).map((line, position) => ({ ...line, orderId: order.id, position })))
  if (opening.address) await db.insert(orderAddresses).values({ ...opening.address, orderId: order.id, unitsVersion })
  await writeTimeline(db, { orderId: order.id, kind: 'placed', public: true, actor })
  return order
}

async function insertWithFreeCode(db: Db, quote: Quote, opening: Opening) {
  const at = new Date()
  const row = {
    ...pick(opening, asked),
    ...opening.contact,
    ...pick(quote, sums),
    state: 'placed' as const,
    placedAt: at,
    updatedAt: at,
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const code = newOrderCode()
    const [order] = await db
      .insert(orders)
      .values({ ...row, id: orderId(code, at), code })
      .onConflictDoNothing({ target: orders.code })
      .returning()
    if (order) return order
  }
  throw new Error('no free order code in five tries')
}

const asked = [
  'placementKey',
  'userId',
  'locale',
  'method',
  'inspect',
  'note',
  'invoice',
  'deliverFrom',
  'deliverUntil',
] as const
const sums = ['subtotal', 'discount', 'shippingFee', 'shippingVatRate', 'total', 'vat'] as const
const named = ['variantId', 'productId', 'sku', 'name', 'slug', 'options', 'picture', 'weightG', 'stocked'] as const
const priced = ['quantity', 'unitPrice', 'listPrice', 'total', 'vatClass', 'vatRate', 'vat'] as const
const copied = (line: QuoteLine | ServiceLine) => ({ ...pick(line, named), ...pick(line, priced) })

/** A line and what is done to it right after; both say since when the buyer knew that neither comes back. */
function withServices(line: QuoteLine) {
  const { finalSince } = line
  const id = randomUUID()
  const services = line.services.map((service) => ({ ...copied(service), partOf: id, finalSince }))
  return [{ ...copied(line), id, finalSince }, ...services]
}
