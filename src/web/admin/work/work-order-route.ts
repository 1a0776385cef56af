import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { printWorkOrderSheet } from '#shop/papers/print-work-order-sheet.ts'
import { pdfResponse } from '#shop/papers/printed.ts'
import { findWorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import type { Route } from './+types/work-order-route.ts'

/** The sheet that is tied to the skates. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const row = isUuid(id) ? await findWorkOrderRow(db, id, requestLocale()) : undefined
  if (!row) throw data(null, { status: 404 })
  return pdfResponse(await printWorkOrderSheet(row, requestLocale()))
}
