import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceContentOf } from './invoice.ts'
import type { Printed } from './printed.ts'

/** The invoice of an order as a PDF, in the language it is asked in; nothing for an order that does not exist. */
export async function printInvoice(db: Db, orderId: string, locale: Locale): Promise<Printed | undefined> {
  const order = await findOrder(db, orderId)
  if (!order) return
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  const link = `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/orders/${order.id}`
  const name = locale === 'en' ? 'invoice' : 'hoa-don'
  return {
    file: `luot-${name}-${order.code}.pdf`,
    bytes: await drawInvoice(invoiceContentOf({ order, payment, settings, link, locale })),
  }
}
