import { redirect, useNavigation } from 'react-router'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { readProductReviewParams, reviewsQuery } from '#shop/reviews/product-review-params.ts'
import { reviewsOnPage } from '#shop/reviews/list-reviews.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { findProductBySlug } from '#web/parts/reviews/find-product-by-slug.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PageSteps } from '#web/shell/page/page-steps.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/reviews-page.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewItem } from '#web/parts/reviews/review-item.tsx'
import { findReviewList } from '#web/parts/reviews/reviews-view.server.ts'
import { Summary } from './summary.tsx'
import { UnderProduct } from './under-product.tsx'
import { localized } from '#kit/localized.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: m.review_page_title({ product: loaderData.product.name }),
        description: m.review_page_description({ product: loaderData.product.name }),
        alternates: loaderData.addresses,
        index: loaderData.isWhole && loaderData.summary.count > 0,
      })
    : []

/** Every choice is a link or a plain form, so that a selection can be shared and works without scripts. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const product = await findProductBySlug(request, params.slug, 'reviews')
  const query = readProductReviewParams(new URL(request.url).searchParams)
  const [list, settings] = await Promise.all([findReviewList(product, query), findSettings(db)])
  const pages = Math.max(1, Math.ceil(list.total / reviewsOnPage))
  // If a removed review left fewer pages, this redirects to the last page.
  if (query.page > pages)
    throw redirect(`/product/${product.words.slug}/reviews${reviewsQuery({ ...query, page: pages })}`)
  cachePage(`product:${product.id}`, 'settings')
  const { slugs, words } = product
  return {
    ...list,
    params: query,
    pages,
    shop: settings.name,
    isWhole: reviewsQuery(query) === '',
    product: { name: words.name, slug: words.slug },
    locale: requestLocale(),
    addresses: alternates(localized((locale) => `/product/${slugs[locale] ?? slugs.vi}/reviews`)),
  }
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, summary, reviews, params, total, pages, shop } = loaderData
  const path = `/product/${product.slug}/reviews`
  const isBusy = useNavigation().location?.pathname.endsWith('/reviews') ?? false
  return (
    <UnderProduct
      product={product}
      here={m.review_heading()}
      title={m.review_page_title({ product: product.name })}
      action={{ to: `/product/${product.slug}/review`, label: m.review_write() }}
    >
      {summary.count === 0 ? (
        <p className="text-muted">{m.review_none()}</p>
      ) : (
        <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
          <Summary summary={summary} to={path} chosen={params.stars} />
          <div className="min-w-0">
            <ReviewFilters view={loaderData} path={path} />
            <p id="review-count" role="status" tabIndex={-1} className="num mt-5 text-muted outline-none">
              {m.review_found({ count: total })}
            </p>
            {total === 0 && <p className="mt-3">{m.review_nothing()}</p>}
            <ul aria-busy={isBusy} className="mt-3 border-t border-line aria-busy:opacity-60">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} shop={shop} level={2} />
              ))}
            </ul>
            <PageSteps
              label={m.review_pages()}
              page={params.page}
              pages={pages}
              to={(page) => path + reviewsQuery({ ...params, page })}
            />
          </div>
        </div>
      )}
    </UnderProduct>
  )
}
