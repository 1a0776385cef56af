import { useFeature } from '#shop/settings/use-feature.ts'
import { data, Link, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/category-page.ts'
import { findListing } from './find-listing.server.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { listingMeta } from './listing-meta.ts'
import { listBundleNames } from '#web/parts/bundles/list-bundle-names.server.ts'
import { categoryPath } from '#shop/search/category-path.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? listingMeta(loaderData.view, { title: loaderData.category.name, description: loaderData.category.description })
    : []

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const category = (await listCategories(db, requestLocale())).find(({ slug }) => slug === params.category)
  if (!category) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  const path = categoryPath(category.slug)
  if (category.slug === 'accessories') throw redirect(path + new URL(request.url).search, 301)
  cachePage('settings')
  const bundles = await listBundleNames(category.slug, requestLocale())
  const discipline = bootDisciplines.find((boot) => boot === category.slug) ?? null
  const view = await findListing(
    {
      path,
      fixed: { category: [category.slug] },
      facets: facetsOf(category.slug),
    },
    request,
  )
  return { category, discipline: discipline as BootDiscipline | null, view, bundles }
}

export default function CategoryPage({ loaderData: { category, discipline, view, bundles } }: Route.ComponentProps) {
  const hasBuilder = useFeature('set-builder')
  return (
    <div className="wrap">
      <ListingHead
        trail={[{ label: m.listing_all(), to: '/shop' }]}
        title={category.name}
        text={category.description}
        count={view.count}
        canonical={view.addresses.canonical}
      />
      {hasBuilder && (category.slug === 'blades' || category.slug === 'figure') && (
        <Link to="/set-builder" className="link mt-1 inline-flex min-h-11 items-center">
          {m.bundle_invite()}
        </Link>
      )}
      {bundles.length > 0 && (
        <p className="-mx-4 mt-1 flex items-center gap-x-5 gap-y-1 overflow-x-auto px-4 whitespace-nowrap md:mx-0 md:flex-wrap md:px-0">
          <span className="text-muted">{m.bundle_ready_found()}</span>
          {bundles.map(({ name, to }) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          ))}
        </p>
      )}
      <ListingLayout view={view} discipline={discipline ?? undefined} />
    </div>
  )
}
