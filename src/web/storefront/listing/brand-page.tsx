import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/brand-page.ts'
import { findListing } from './find-listing.server.ts'
import { LineStory, LineTale } from './line-story.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { listingMeta } from './listing-meta.ts'
import { SizeChart } from './size-chart.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? listingMeta(loaderData.view, {
        title: m.listing_line({ name: loaderData.line.name }),
        description: `${loaderData.line.tagline} ${loaderData.line.story}`,
      })
    : []

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const line = (await listBrandLines(db, requestLocale())).find(({ slug }) => slug === params.brand)
  if (!line) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  return {
    line,
    view: await findListing(
      { path: `/shop/brand/${line.slug}`, fixed: { brand: [line.slug] }, facets: facetsOf(undefined) },
      request,
    ),
  }
}

export default function BrandPage({ loaderData: { line, view } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-x-16 md:grid-cols-[1fr_1.4fr]">
      <div className="mb-3 md:col-span-2">
        <ListingHead
          trail={[{ label: m.listing_all(), to: '/shop' }]}
          title={m.listing_line({ name: line.name })}
          count={view.count}
          canonical={view.addresses.canonical}
        />
      </div>
      <LineStory line={line} />
      <div className="mt-6 md:col-span-2">
        <SizeChart line={line} />
      </div>
      <div className="min-w-0 max-md:mb-12 md:col-span-2">
        <ListingLayout view={view} />
      </div>
      <LineTale story={line.story} className="md:hidden" />
    </div>
  )
}
