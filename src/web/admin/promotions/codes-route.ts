import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findPromotion, listBatchCodes } from '#shop/pricing/list-promotions.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/codes-route.ts'

/** CSV export of the codes of all batches. */
export async function loader({ params }: Route.LoaderArgs) {
  if (!isUuid(params.id) || !(await findPromotion(db, params.id))) throw data(null, { status: 404 })
  const codes = await listBatchCodes(db, params.id)
  const rows = codes.map(({ code, used, createdAt }) => [
    code,
    used ? m.promotion_csv_used() : m.promotion_csv_free(),
    createdAt,
  ])
  const head = [m.analytics_promotion_code(), m.admin_column_state(), m.admin_column_time()]
  return csvResponse(`codes-${params.id.slice(0, 8)}`, head, [rows])
}
