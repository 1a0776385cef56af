import type { PagePart, PartTime } from '#platform/vitals/page-parts.ts'

type Props = { part: PagePart }

/**
 * Times how long the browser takes to render what stands in it (report-vitals.ts). React renders in the order of the page, so one moment
 * before and one after are enough. Pauses in which the browser did something else are counted in. User Timing marks would cost more
 * than many a part that they measure: 9 ms of a product page.
 */
export const Timed = ({ part, children }: Props & { children: React.ReactNode }) => (
  <>
    <Start part={part} />
    {children}
    <End part={part} />
  </>
)

/** Render times of this page's parts since it was opened. */
export const partTimes: Partial<Record<PagePart, PartTime>> = {}
const begun = new Map<PagePart, number>()

function Start({ part }: Props) {
  if (!import.meta.env.SSR) begun.set(part, performance.now())
  return null
}

/** React may render only the end when nothing above both has changed; then there is no start time. */
function End({ part }: Props) {
  const from = begun.get(part)
  if (from === undefined || !begun.delete(part)) return null
  const duration = performance.now() - from
  const { times, whole, longest } = partTimes[part] ?? { times: 0, whole: 0, longest: 0 }
  partTimes[part] = { times: times + 1, whole: whole + duration, longest: Math.max(longest, duration) }
  return null
}
