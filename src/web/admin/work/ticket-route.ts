import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { printWorkTicket } from '#shop/papers/print-work-ticket.ts'
import { pdfAnswer } from '#shop/papers/printed.ts'
import { findWorkRow } from '#shop/work/list-work-rows.ts'
import type { Route } from './+types/ticket-route.ts'

/** The sheet that is tied to the skates. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const row = isUuid(id) ? await findWorkRow(db, id, spokenLocale()) : undefined
  if (!row) throw data(null, { status: 404 })
  return pdfAnswer(await printWorkTicket(row, spokenLocale()))
}
