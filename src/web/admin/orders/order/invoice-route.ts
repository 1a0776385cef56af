import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { printInvoice } from '#shop/papers/print-invoice.ts'
import type { Route } from './+types/invoice-route.ts'

/** The same invoice that the customer opens at /orders/{id}/invoice. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const printed = await printInvoice(db, id, requestLocale())
  if (!printed) throw data(null, { status: 404 })
  return pdfResponse(printed)
}
