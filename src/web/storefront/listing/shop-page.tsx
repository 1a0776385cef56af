import { facetsOf } from '#shop/search/facet.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/shop-page.ts'
import { findListing } from './find-listing.server.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { listingMeta } from './listing-meta.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? listingMeta(loaderData.view, { title: m.listing_all(), description: m.listing_all_description() })
    : pageMeta({ title: m.listing_all(), index: false })

export async function loader({ request }: Route.LoaderArgs) {
  return { view: await findListing({ path: '/shop', facets: facetsOf(undefined) }, request) }
}

export default function ShopPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <ListingHead trail={[]} title={m.listing_all()} count={view.count} canonical={view.addresses.canonical} />
      <ListingLayout view={view} />
    </div>
  )
}
