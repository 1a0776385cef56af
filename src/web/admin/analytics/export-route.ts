import { shopDay } from '#kit/clock.ts'
import { enumParam } from '#web/admin-kit/list/list-params.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { readSalesParams } from './read-sales-params.ts'
import { analyticsExports, type AnalyticsExport } from './exports.ts'
import { breakdowns } from '#web/admin-kit/charts/sales-choices.ts'
import type { Route } from './+types/export-route.ts'

/** CSV export of an analytics table for the whole period. */
export async function loader({ url: { searchParams: params } }: Route.LoaderArgs) {
  const query = readSalesParams(params, shopDay(new Date()))
  const of = enumParam(params, 'by', Object.keys(analyticsExports) as AnalyticsExport[]) ?? query.by
  const { head, rows } = await analyticsExports[of]({ ...query, params })
  const name = of === 'day' ? 'sales' : breakdowns.some((by) => by === of) ? `sales-by-${of}` : of
  return csvResponse(`${name}-${query.period.from}-${query.period.until}`, head, [rows])
}
