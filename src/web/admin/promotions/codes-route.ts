import { data } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { findPromotion, listBatchCodes } from '#shop/pricing/list-promotions.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/codes-route.ts'

/** The codes of all batches as a table for a spreadsheet. Codes are capitals and digits: nothing in them is a formula. */
export async function loader({ params }: Route.LoaderArgs) {
  if (!isUuid(params.id) || !(await findPromotion(db, params.id))) throw data(null, { status: 404 })
  const rows = (await listBatchCodes(db, params.id)).map(({ code, used, createdAt }) =>
    [code, used ? m.promo_csv_used() : m.promo_csv_free(), formatDateTime(createdAt, spokenLocale())].join(','),
  )
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return new Response(`\uFEFF${rows.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="codes-${params.id.slice(0, 8)}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
