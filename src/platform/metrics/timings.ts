/** Upper bounds of the buckets for response times, in ms; one more bucket follows above the last. */
export const timingSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const

/** How often a route was answered, by duration, and the total time in ms. */
export type Timing = { route: string; counts: number[]; ms: number }

/** Adds up the timings of the same route from several processes. */
export function sumTimings(timings: Timing[]): Timing[] {
  const sums = new Map<string, Timing>()
  for (const { route, counts, ms } of timings) {
    const sum = sums.get(route) ?? { route, counts: counts.map(() => 0), ms: 0 }
    sums.set(route, { route, counts: sum.counts.map((n, at) => n + (counts[at] ?? 0)), ms: sum.ms + ms })
  }
  return [...sums.values()]
}

/**
 * The time within which this share was answered, in ms, as Prometheus reads a histogram: evenly spread inside a bucket. Times above the last bound count
 * as that bound; undefined without answers.
 */
export function quantile(counts: number[], share: number, steps: readonly number[] = timingSteps) {
  const targetCount = counts.reduce((sum, n) => sum + n, 0) * share
  let before = 0
  for (const [at, n] of counts.entries()) {
    if (n > 0 && before + n >= targetCount) {
      const from = at === 0 ? 0 : steps[at - 1]!
      const to = steps[at] ?? from
      return from + ((to - from) * (targetCount - before)) / n
    }
    before += n
  }
  return null
}
