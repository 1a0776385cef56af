import { partTimes } from './timed.tsx'

/** Sends what this page measured, once, when it is left or hidden; anonymous (web/server/files/handle-vitals.ts). */
export function reportVitals() {
  const counts: Record<string, number> = {}
  const flushes: (() => void)[] = []
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
      flushes.push(() => observer.takeRecords().forEach(take))
    } catch {
      // A browser without such entries reports none.
    }
  }
  watch('largest-contentful-paint', ({ startTime }) => (counts.lcp = startTime))
  watch('event', ({ duration }) => (counts.inp = Math.max(counts.inp ?? 0, duration)))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) counts.cls = (counts.cls ?? 0) + value * 1000
  })
  const path = location.pathname
  let isReported = false
  addEventListener('visibilitychange', () => {
    if (isReported || document.visibilityState !== 'hidden') return
    isReported = true
    for (const flush of flushes) flush()
    const measured = { path, cls: 0, ...counts, ...pageNow(), components: partTimes }
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
  })
}

/** Loading time in ms, unpacked scripts in KB, the heap in MB where the browser tells it. */
function pageNow() {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const bytes = fetched.reduce(
    (sum, { decodedBodySize, name }) => sum + (name.endsWith('.js') ? decodedBodySize : 0),
    0,
  )
  const heap = (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize
  return { load: start?.loadEventEnd, script: bytes / 1024, memory: heap && heap / 2 ** 20 }
}
