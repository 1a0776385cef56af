import { data, redirect } from 'react-router'
import { z } from 'zod'
import { maxShipmentsAtOnce } from '#flows/shipments/bulk-shipments.ts'
import { printLabels } from '#flows/shipments/print-labels.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import type { Route } from './+types/labels-route.ts'

const asked = z.array(z.uuid()).min(1).max(maxShipmentsAtOnce)

/** The labels of the parcels in the query, one `shipment` parameter each. */
export async function loader({ url }: Route.LoaderArgs) {
  const { data: ids } = asked.safeParse([...new Set(url.searchParams.getAll('shipment'))])
  const labels = ids && (await printLabels(db, ids, requestLocale()))
  if (!labels) throw data(null, { status: 404 })
  return 'url' in labels ? redirect(labels.url, { headers: { 'Cache-Control': 'no-store' } }) : pdfResponse(labels)
}
