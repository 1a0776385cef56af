import { useEffect, useRef, useState } from 'react'
import { useFeature } from '#shop/settings/use-feature.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { Boundary } from '#web/shell/loading/boundary.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { useNear } from '#web/shell/page/use-near.ts'
import { Timed } from '#web/shell/reports/timed.tsx'
import { m } from '#words/messages.js'
import { BelowTheFold } from './below-the-fold.tsx'
import { BuyColumn } from './choice/buy-column.tsx'
import type { ProductView } from './find-product-view.server.ts'
import { Gallery } from './gallery/gallery.tsx'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { productLd } from './product-ld.ts'
import { ReviewsPart } from './reviews/reviews-part.tsx'
import { StickyBar } from './choice/sticky-bar.tsx'
import { rememberViewed, recentlyViewed } from './viewed-products.ts'
import type { ShownWork } from './services/use-services.ts'
import { usePicker } from '#web/parts/product/use-picker.ts'

/** Beside each other, the shorter column stays in view: it is aligned to the bottom of the other, and sticks to the bottom of the window. It is at least as tall as the window below the header, or it would start too low. */
const shorterStays = 'min-w-0 tablet:sticky tablet:bottom-6 tablet:min-h-[calc(100vh-7rem)] tablet:self-end'

/** A product as the customer sees it. */
export function ProductPageView({ view }: { view: ProductView }) {
  const picker = usePicker(view)
  const [work, setWork] = useState<ShownWork>({ services: [], total: 0 })
  const hasReviews = useFeature('reviews')
  const { id, name, companions, related } = view
  return (
    <div className="wrap">
      <JsonLd facts={import.meta.env.SSR ? productLd(hasReviews ? view : unrated(view)) : undefined} />
      <Breadcrumbs trail={view.trail} here={name} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2rem,8vw-2.5rem,3.5rem)] gap-y-4 tablet:grid-cols-[minmax(0,1fr)_clamp(20.5rem,36.5vw,28.75rem)]">
        <div className={shorterStays}>
          <Boundary>
            <Timed part="Gallery">
              <Gallery view={view} choice={picker.choice} />
            </Timed>
          </Boundary>
        </div>
        <div className={shorterStays}>
          <Boundary>
            <Timed part="BuyColumn">
              <BuyColumn {...{ view, picker, work, setWork }} />
            </Timed>
          </Boundary>
        </div>
      </div>
      <Timed part="BelowTheFold">
        <BelowTheFold view={view} picker={picker} />
      </Timed>
      <Timed part="ReviewsPart">
        <ReviewsPart productId={id} slug={view.slug} shop={view.shop} view={view.reviews} />
      </Timed>
      <CardRow id="companions" title={m.product_companions()} cards={companions} />
      <CardRow id="related" title={m.product_related()} cards={related} />
      <RecentlyViewedHost id={id} but={[...companions, ...related].map((card) => card.id)} />
      {!view.homes && <StickyBar picker={picker} work={work.total} isBare={view.inSet === 'boot'} />}
    </div>
  )
}

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx'), { isMute: true })

/** Stores this product, and fetches and shows earlier ones only when scrolled near. */
function RecentlyViewedHost({ id, but }: { id: string; but: string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '300px')
  const [before, setBefore] = useState<string[]>([])
  useEffect(() => {
    setBefore(recentlyViewed().filter((one) => one !== id))
    rememberViewed(id)
  }, [id])
  return (
    <div ref={place}>
      {isNear && before.length > 0 && <RecentlyViewed ids={before.filter((one) => !but.includes(one))} />}
    </div>
  )
}

const unrated = (view: ProductView): ProductView => ({
  ...view,
  reviews: { ...view.reviews, summary: { ...view.reviews.summary, mean: null } },
})

function CardRow({ id, title, cards }: { id: string; title: string; cards: Card[] }) {
  if (!cards.length) return null
  return (
    <section aria-labelledby={id} className="piece mt-16 md:mt-24">
      <h2 id={id} className="type-h2 mb-6 md:mb-8">
        {title}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  )
}
