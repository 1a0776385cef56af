import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { pdfAnswer } from '#shop/papers/printed.ts'
import { printInvoice } from '#shop/papers/print-invoice.ts'
import type { Route } from './+types/invoice-route.ts'

/** The same paper that the buyer opens at /orders/{id}/invoice. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const printed = await printInvoice(db, id, spokenLocale())
  if (!printed) throw data(null, { status: 404 })
  return pdfAnswer(printed)
}
