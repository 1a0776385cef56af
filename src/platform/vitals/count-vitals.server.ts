import { sql } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import { pageVitals } from './vitals-schema.server.ts'
import { quantile } from '../metrics/timings.ts'
import { vitalStepOf, vitalNames, vitals, type Vital } from './vitals.ts'

/** Counts the measurements of one page view. */
export async function countVitals(db: Db, route: string, measured: Partial<Record<Vital, number>>) {
  const day = shopDay(new Date())
  const rows = vitalNames.flatMap((metric) => {
    const value = measured[metric]
    return value === undefined
      ? []
      : [{ day, route, metric, step: vitalStepOf(metric, value), times: 1, total: Math.round(value) }]
  })
  if (!rows.length) return
  await db
    .insert(pageVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageVitals.day, pageVitals.route, pageVitals.metric, pageVitals.step],
      set: { times: sql`${pageVitals.times} + 1`, total: sql`${pageVitals.total} + excluded.total` },
    })
}

export type VitalSum = { counts: number[]; times: number; p75: number | null; over: number }
export type VitalRow = { route: string; visits: number; sums: Partial<Record<Vital, VitalSum>> }

type Counted = { route: string; metric: Vital; step: number; times: number; total: number }

/** The measurements since that day: the whole shop, and the most visited routes. */
export async function readVitals(
  db: Db,
  since: string,
  limit: number,
): Promise<{ whole: VitalRow; routes: VitalRow[] }> {
  const rows = await rowsOf<Counted>(
    db,
    sql`select route, metric, step, sum(times)::int as times, sum(total)::float8 as total from page_vitals where day >= ${since} group by 1, 2, 3`,
  )
  const routes = [...Map.groupBy(rows, ({ route }) => route)].map(([route, own]) => rowOf(route, own))
  routes.sort((a, b) => b.visits - a.visits)
  return { whole: rowOf('', rows), routes: routes.slice(0, limit) }
}

function rowOf(route: string, rows: Counted[]): VitalRow {
  const sums: VitalRow['sums'] = {}
  for (const metric of vitalNames) {
    const { steps, most } = vitals[metric]
    const counts = Array.from({ length: steps.length + 1 }, () => 0)
    const totals = counts.slice()
    for (const row of rows)
      if (row.metric === metric) {
        counts[row.step]! += row.times
        totals[row.step]! += row.total
      }
    const times = counts.reduce((sum, n) => sum + n, 0)
    const last = (steps as readonly number[]).indexOf(most)
    const over = counts.slice(last + 1).reduce((sum, n) => sum + n, 0)
    if (times) sums[metric] = { counts, times, p75: p75Of(counts, totals, steps), over }
  }
  return { route, visits: sums.load?.times ?? 0, sums }
}

/** The average inside the bucket that holds the 75th percentile. Rows without totals, from before these were stored, are interpolated. */
function p75Of(counts: number[], totals: number[], steps: readonly number[]) {
  const targetCount = counts.reduce((sum, n) => sum + n, 0) * 0.75
  let before = 0
  const at = counts.findIndex((n) => n > 0 && (before += n) >= targetCount)
  return at >= 0 && totals[at]! > 0 ? Math.round(totals[at]! / counts[at]!) : quantile(counts, 0.75, steps)
}
