import { eq, sql } from 'drizzle-orm'
import { vatOf } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listVatRates } from '#shop/pricing/list-vat-rates.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import { vatRateOn } from '#shop/pricing/vat.ts'
import { orderLines } from './lines-schema.ts'
import { orders } from './schema.ts'

/** `day`: in the shop's calendar. */
type Taxing = { orderId: string; day: string; isTaxed: (lineId: string) => boolean; withDelivery: boolean }

/**
 * Under the lock of the order: these lines, and delivery if `withDelivery`, take the VAT rates of that day, the rest keeps its rates. Prices include
 * VAT, so only the tax within them changes.
 */
export async function taxOrder(tx: Db, { orderId, day, isTaxed, withDelivery }: Taxing) {
  const rates = await listVatRates(tx)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  let vat = 0
  for (const line of lines) {
    const vatRate = isTaxed(line.id) ? vatRateOn(rates, line.vatClass, day) : line.vatRate
    const within = vatRate === line.vatRate ? line.vat : vatOf(paidOf(line), vatRate).vat
    if (vatRate !== line.vatRate)
      await tx.update(orderLines).set({ vatRate, vat: within }).where(eq(orderLines.id, line.id))
    vat += within
  }
  const { shippingFee, shippingVatRate: before } = order!
  const shippingVatRate = withDelivery ? vatRateOn(rates, 'service', day) : before
  vat += vatOf(shippingFee, shippingVatRate).vat
  if (vat === order!.vat && shippingVatRate === before) return
  await tx
    .update(orders)
    .set({ vat, shippingVatRate, updatedAt: sql`now()` })
    .where(eq(orders.id, orderId))
}
