import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { Quote } from '#shop/checkout/quote.ts'
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
    .values(quote.lines.map((line, position) => ({ ...copied(line), orderId: order.id, position })))
  if (opening.address) await db.insert(orderAddresses).values({ ...opening.address, orderId: order.id, unitsVersion })
  await writeTimeline(db, { orderId: order.id, kind: 'placed', public: true, actor })
  return order
}

async function insertWithFreeCode(db: Db, quote: Quote, opening: Opening) {
  const at = new Date()
  const { placementKey, userId, locale, contact, method, inspect, note, invoice, deliverFrom, deliverUntil } = opening
  const agreed = { placementKey, userId, locale, ...contact, method, inspect, note, invoice, deliverFrom, deliverUntil }
  const { subtotal, discount, shippingFee, shippingVatRate, total, vat } = quote
  for (let tries = 0; tries < 5; tries += 1) {
    const code = newOrderCode()
    const row = {
      ...agreed,
      id: orderId(code, at),
      code,
      state: 'placed' as const,
      subtotal,
      discount,
      shippingFee,
      shippingVatRate,
      total,
      vat,
      placedAt: at,
      updatedAt: at,
    }
    const [order] = await db.insert(orders).values(row).onConflictDoNothing({ target: orders.code }).returning()
    if (order) return order
  }
  throw new Error('no free order code in five tries')
}

function copied(line: Quote['lines'][number]) {
  const {
    variantId,
    productId,
    sku,
    name,
    slug,
    options,
    picture,
    quantity,
    unitPrice,
    listPrice,
    total,
    vatClass,
    vatRate,
    vat,
    weightG,
    stocked,
  } = line
  return {
    variantId,
    productId,
    sku,
    name,
    slug,
    options,
    picture,
    quantity,
    unitPrice,
    listPrice,
    total,
    vatClass,
    vatRate,
    vat,
    weightG,
    stocked,
  }
}
