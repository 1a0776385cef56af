import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { printReturnLabel } from '#shop/papers/print-return-label.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { notFound } from '#web/parts/account/own-or-404.server.ts'
import type { Route } from './+types/label-route.ts'
import { ownReturn } from './own-order.server.ts'

/** The label for the returned parcel, available while the return is approved or under way. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { one } = await ownReturn(db, request, params)
  if (one.state !== 'approved' && one.state !== 'under_way') throw notFound()
  return pdfResponse(await printReturnLabel(db, one, requestLocale()))
}
