import type { PagePart } from '#platform/vitals/page-parts.ts'

type Props = { part: PagePart }

/**
 * Times how long the browser takes to render what stands in it, as a User Timing measure of that name (report-vitals.ts). React renders in
 * the order of the page, so one mark before and one after are enough. Pauses in which the browser did something else are counted in.
 */
export const Timed = ({ part, children }: Props & { children: React.ReactNode }) => (
  <>
    <Start part={part} />
    {children}
    <End part={part} />
  </>
)

function Start({ part }: Props) {
  if (!import.meta.env.SSR) performance.mark(part)
  return null
}

/** Only the last measure of each part is kept: a page that stays open for hours must not fill the memory. */
function End({ part }: Props) {
  if (import.meta.env.SSR || !performance.getEntriesByName(part, 'mark').length) return null
  performance.clearMeasures(part)
  performance.measure(part, part)
  performance.clearMarks(part)
  return null
}
