import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { rememberSeen, seenProducts } from './seen-products.ts'

const Seen = lazyPart(() => import('./seen.tsx'), { isMute: true })

/** Remembers this product, and shows those before it once one scrolls near: until then nothing is fetched. */
export function SeenHost({ id, but }: { id: string; but: string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState<string[]>([])
  useEffect(() => {
    const others = seenProducts().filter((one) => one !== id)
    rememberSeen(id)
    if (!others.length) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setBefore(others)
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [id])
  return <div ref={place}>{before.length > 0 && <Seen ids={before.filter((one) => !but.includes(one))} />}</div>
}
