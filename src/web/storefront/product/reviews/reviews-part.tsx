import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { loadPart } from '#kit/load-part.ts'
import type { SectionProps } from './reviews-section.tsx'

const load = () => import('./reviews-section.tsx')

/** The server writes the section into the page; its code reaches a browser only when the reader comes near. */
const OnServer = import.meta.env.SSR ? lazy(load) : () => null
let Awake: ComponentType<SectionProps> | undefined

/**
 * Reviews and questions stand far below the fold, and most readers of a page never get there: until they do, the browser keeps
 * what the server wrote and leaves it alone. Where the code does not come, that stays, and its links work.
 */
export function ReviewsPart(props: SectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const isAwake = useAwake(place)
  if (import.meta.env.SSR)
    return (
      <div key="still">
        <Suspense>
          <OnServer {...props} />
        </Suspense>
      </div>
    )
  if (isAwake && Awake)
    return (
      <div key="awake">
        <Awake {...props} />
      </div>
    )
  const untouched = { __html: '' }
  return (
    // oxlint-disable-next-line react/no-danger -- empty: it only keeps React from touching what the server wrote there
    <div key="still" ref={place} className="min-h-60" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  )
}

/** Whether the code is here: fetched once the place comes near. */
function useAwake(place: RefObject<HTMLElement | null>) {
  const [isAwake, setAwake] = useState(() => Awake !== undefined)
  useEffect(() => {
    if (isAwake || !place.current) return
    const wake = async () => {
      Awake = (await loadPart(load, 'default')).default
      setAwake(true)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        wake().catch(() => {})
      },
      { rootMargin: '600px' },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [isAwake, place])
  return isAwake
}
