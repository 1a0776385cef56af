import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { useNear } from '#web/shell/page/use-near.ts'
import { rememberViewed, recentlyViewed } from './viewed-products.ts'

const Seen = lazyPart(() => import('./recently-viewed.tsx'), { isMute: true })

/** Remembers this product, and shows those before it once one scrolls near: until then nothing is fetched. */
export function RecentlyViewedHost({ id, but }: { id: string; but: string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '300px')
  const [before, setBefore] = useState<string[]>([])
  useEffect(() => {
    setBefore(recentlyViewed().filter((one) => one !== id))
    rememberViewed(id)
  }, [id])
  return (
    <div ref={place}>{isNear && before.length > 0 && <Seen ids={before.filter((one) => !but.includes(one))} />}</div>
  )
}
