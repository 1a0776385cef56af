import { useMemo } from 'react'
import { data } from 'react-router'
import { keepPage } from '#platform/request.server.ts'
import type { Card } from '#shop/search/list-cards.ts'
import { ProductGrid } from '#shop/search/product-grid.tsx'
import { Boundary } from '#web/chrome/boundary.tsx'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/product-page.ts'
import { BelowTheFold } from './below-the-fold.tsx'
import { BuyColumn } from './buy-column.tsx'
import { findProductView, type ProductView } from './find-product-view.server.ts'
import { findWithdrawnView } from './find-withdrawn-view.server.ts'
import { Gallery } from './gallery.tsx'
import { JsonLd } from './json-ld.tsx'
import { leadToProduct } from './lead-to-product.server.ts'
import { packVariants, unpackVariants } from './packed-variants.ts'
import { choiceQuery } from './picker.ts'
import { productLd } from './product-ld.ts'
import { ReviewsPart } from './reviews/reviews-part.tsx'
import { SeenHost } from './seen-host.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { usePicker } from './use-picker.ts'

/** Only who follows an old link needs it. */
const Withdrawn = lazyPart(() => import('./withdrawn.tsx'))

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  if ('gone' in loaderData) return pageMeta({ title: loaderData.gone.title })
  const { seo, addresses, pictures } = loaderData.view
  const picture = pictures[0] && new URL(`/media/${pictures[0].file}-1000.webp`, addresses.vi).href
  return pageMeta({ ...seo, alternates: addresses, picture })
}

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const product = await leadToProduct(slug, url.search)
  if (product) {
    keepPage('catalogue', `product:${product.id}`, 'settings')
    const view = await findProductView(product, url.searchParams)
    // Not the whole address: asked for anew by the router it carries marks of the router's own.
    const opened = product.id + choiceQuery(view.options, view.choice)
    return { view: { ...view, variants: packVariants(view.variants) }, opened }
  }
  const gone = await findWithdrawnView(slug)
  if (!gone) throw data(null, { status: 404 })
  // It was here and will not come back: whoever links to it may forget it (RFC 9110).
  return data({ gone }, { status: 410 })
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const packed = 'view' in loaderData ? loaderData.view : undefined
  const view = useMemo(() => packed && { ...packed, variants: unpackVariants(packed.variants) }, [packed])
  if ('gone' in loaderData) return <Withdrawn view={loaderData.gone} />
  return <ProductPage key={loaderData.opened} view={view!} />
}

function ProductPage({ view }: { view: ProductView }) {
  const picker = usePicker(view)
  const { id, name, companions, related, pictures } = view
  return (
    <div className="wrap">
      <JsonLd facts={import.meta.env.SSR ? productLd(view) : undefined} />
      <Breadcrumbs trail={view.trail} here={name} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(22rem,28.75rem)] max-lg:gap-x-8">
        <Boundary>
          <Gallery pictures={pictures} colour={picker.choice.colour} />
        </Boundary>
        <Boundary>
          <BuyColumn view={view} picker={picker} />
        </Boundary>
      </div>
      <BelowTheFold view={view} picker={picker} />
      <ReviewsPart productId={id} slug={view.slug} shop={view.shop} view={view.reviews} />
      <CardRow id="companions" title={m.product_companions()} cards={companions} />
      <CardRow id="related" title={m.product_related()} cards={related} />
      <SeenHost id={id} but={[...companions, ...related].map((card) => card.id)} />
      {!view.homes && <StickyBar picker={picker} />}
    </div>
  )
}

function CardRow({ id, title, cards }: { id: string; title: string; cards: Card[] }) {
  if (!cards.length) return null
  return (
    <section aria-labelledby={id} className="mt-16 md:mt-24">
      <h2 id={id} className="type-h1 mb-6 md:mb-8">
        {title}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  )
}
