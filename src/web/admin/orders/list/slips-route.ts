import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { printSlips } from '#shop/papers/print-slips.ts'
import type { Route } from './+types/slips-route.ts'

/** Packing slips of the orders in the query, one `order` parameter each. */
export async function loader({ url }: Route.LoaderArgs) {
  const printed = await printSlips(db, url.searchParams.getAll('order'), requestLocale())
  if (!printed) throw data(null, { status: 404 })
  return pdfResponse(printed)
}
