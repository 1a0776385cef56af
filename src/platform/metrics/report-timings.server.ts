import { answerTime } from './metrics.server.ts'
import { timingSteps, type Timing } from './timings.ts'

/** The counts of this process since its start, by route. Histogram buckets are cumulative, so each one includes those below it. */
export async function reportTimings(): Promise<Timing[]> {
  const timings = new Map<string, Timing>()
  for (const { metricName, labels, value } of (await answerTime.get()).values) {
    const route = String(labels.route)
    const timing = timings.get(route) ?? {
      route,
      counts: Array.from({ length: timingSteps.length + 1 }, () => 0),
      ms: 0,
    }
    timings.set(route, timing)
    if (metricName?.endsWith('_sum')) timing.ms += value * 1000
    if (metricName?.endsWith('_bucket')) timing.counts[placeOf((labels as { le?: number | string }).le)]! += value
  }
  for (const timing of timings.values())
    timing.counts = timing.counts.map((n, at) => n - (at === 0 ? 0 : timing.counts[at - 1]!))
  return [...timings.values()]
}

/** The last bucket is `+Inf`. */
function placeOf(bound: unknown) {
  const at = timingSteps.findIndex((ms) => ms / 1000 === Number(bound))
  return at < 0 ? timingSteps.length : at
}
