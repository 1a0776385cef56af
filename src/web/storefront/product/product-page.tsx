import { data, redirect } from 'react-router'
import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { ProductGrid } from '#shop/search/product-grid.tsx'
import { Boundary } from '#web/chrome/boundary.tsx'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/product-page.ts'
import { BuyColumn } from './buy-column.tsx'
import { Details } from './details.tsx'
import { findProductView, type ProductView } from './find-product-view.server.ts'
import { Gallery } from './gallery.tsx'
import { JsonLd } from './json-ld.tsx'
import { productLd } from './product-ld.ts'
import { ReviewsPart } from './reviews/reviews-part.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { usePicker } from './use-picker.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const { seo, addresses, pictures } = loaderData.view
  const picture = pictures[0] && new URL(`/media/${pictures[0].file}-1000.webp`, addresses.vi).href
  return pageMeta({ ...seo, alternates: addresses, picture })
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const product = await findProduct(db, spokenLocale(), params.slug)
  if (!product) throw data(null, { status: 404 })
  // A slug of the other language, or the id of a product that has a slug.
  if (product.words.slug !== params.slug) throw redirect(`/product/${product.words.slug}${url.search}`, 301)
  keepPage('catalogue', `product:${product.id}`, 'settings')
  return { view: await findProductView(product, url.searchParams), opened: product.id + url.search }
}

export default function ProductRoute({ loaderData: { view, opened } }: Route.ComponentProps) {
  return <ProductPage key={opened} view={view} />
}

function ProductPage({ view }: { view: ProductView }) {
  const picker = usePicker(view)
  const { name, companions, pictures } = view
  return (
    <div className="wrap">
      <JsonLd facts={import.meta.env.SSR ? productLd(view) : undefined} />
      <Breadcrumbs trail={view.trail} here={name} />
      <div className="grid items-start gap-x-14 gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(22rem,28.75rem)] max-lg:gap-x-8">
        <Boundary>
          <Gallery pictures={pictures} colour={picker.choice.colour} />
        </Boundary>
        <Boundary>
          <BuyColumn view={view} picker={picker} />
        </Boundary>
      </div>
      <Details view={view} picker={picker} />
      <ReviewsPart productId={view.id} slug={view.slug} shop={view.shop} view={view.reviews} />
      {companions.length > 0 && (
        <section aria-labelledby="companions" className="mt-16 md:mt-24">
          <h2 id="companions" className="type-h1 mb-6 md:mb-8">
            {m.product_companions()}
          </h2>
          <ProductGrid cards={companions} />
        </section>
      )}
      <StickyBar picker={picker} />
    </div>
  )
}
