import { shopDay } from '#kit/clock.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { readSalesParams } from './read-sales-params.ts'
import { analyticsExports } from './exports.ts'
import { exportsOf } from '#web/admin-kit/charts/sales-choices.ts'
import type { Route } from './+types/export-route.ts'

/** CSV export of an analytics table for the whole period. */
export async function loader({ url: { searchParams: params } }: Route.LoaderArgs) {
  const query = readSalesParams(params, shopDay(new Date()))
  const of = exportsOf.find((one) => one === params.get('by')) ?? query.by
  const { head, rows } = await analyticsExports[of]({ ...query, params })
  const name = of === 'day' ? 'sales' : of === query.by ? `sales-by-${of}` : of
  return csvResponse(`${name}-${query.period.from}-${query.period.until}`, head, [rows])
}
