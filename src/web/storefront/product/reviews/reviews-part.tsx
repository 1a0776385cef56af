import { useRef } from 'react'
import { staticIsland } from '#web/shell/patched/static-island.tsx'
import { useNear } from '#web/shell/page/use-near.ts'
import type { SectionProps } from './reviews-section.tsx'

const Section = staticIsland(
  import.meta.env.SSR ? (await import('./reviews-section.tsx')).default : undefined,
  () => import('./reviews-section.tsx'),
)

/** Reviews and questions stand far below the fold, and most readers never get there: their code comes once somebody is near. */
export function ReviewsPart(props: SectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '600px')
  return (
    <div ref={place} className="piece">
      <Section {...props} isActive={isNear} />
    </div>
  )
}
