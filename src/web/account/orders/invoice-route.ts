import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { printInvoice } from '#shop/papers/print-invoice.ts'
import type { Route } from './+types/invoice-route.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'

/** The invoice, for the customer and for a browser that opened the emailed link; everybody else gets the same 404. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const access = await requireOrderAccess(db, request, id)
  const printed = access && (await printInvoice(db, id, requestLocale()))
  return printed ? pdfResponse(printed) : new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
