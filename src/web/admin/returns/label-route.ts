import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { printReturnLabel } from '#shop/papers/print-return-label.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { findReturn } from '#shop/returns/queries.ts'
import type { Route } from './+types/label-route.ts'

/** The label that customers print themselves, for those who cannot. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const one = isUuid(id) ? await findReturn(db, id) : undefined
  if (!one) throw data(null, { status: 404 })
  return pdfResponse(await printReturnLabel(db, one, requestLocale()))
}
