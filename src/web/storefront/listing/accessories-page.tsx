import { data, NavLink } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { typeLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listCategories, listTypes } from '#shop/catalogue/queries.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/accessories-page.ts'
import { findListing } from './find-listing.server.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { listingMeta } from './listing-meta.ts'

const root = '/shop/accessories'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? listingMeta(loaderData.view, {
        title: loaderData.type?.label ?? loaderData.category.name,
        description: loaderData.type
          ? m.listing_type_description({ type: loaderData.type.label })
          : loaderData.category.description,
      })
    : []

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const [categories, slugs] = await Promise.all([listCategories(db, locale), listTypes(db, 'accessories')])
  const category = categories.find(({ slug }) => slug === 'accessories')
  if (!category || (params.type && !slugs.includes(params.type))) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  const types = slugs.map((slug) => ({ slug, label: typeLabel(slug, locale) }))
  const type = types.find(({ slug }) => slug === params.type) ?? null
  const scope = {
    path: type ? `${root}/${type.slug}` : root,
    fixed: { category: ['accessories'], ...(type && { type: [type.slug] }) },
  }
  return {
    category,
    types,
    type,
    view: await findListing({ ...scope, facets: facetsOf('accessories').filter((key) => key !== 'type') }, request),
  }
}

export default function AccessoriesPage({ loaderData: { category, types, type, view } }: Route.ComponentProps) {
  const trail = [{ label: m.listing_all(), to: '/shop' }, ...(type ? [{ label: category.name, to: root }] : [])]
  return (
    <div className="wrap">
      <ListingHead
        trail={trail}
        title={type?.label ?? category.name}
        text={type ? undefined : category.description}
        count={view.count}
        canonical={view.addresses.canonical}
      />
      <ListingLayout view={view} siblings={<TypeLinks all={category.name} root={root} types={types} />} />
    </div>
  )
}

/** The kinds of accessory, each with an address of its own. */
const TypeLinks = ({ all, root, types }: { all: string; root: string; types: { slug: string; label: string }[] }) => (
  <nav aria-label={m.listing_by_type()} className="mb-5 border-b border-line pb-4">
    <ul>
      {[{ slug: '', label: all }, ...types].map(({ slug, label }) => (
        <li key={slug}>
          <NavLink
            end
            to={slug ? `${root}/${slug}` : root}
            className={({ isActive }) =>
              `flex min-h-11 items-center rounded-sm text-ink hover:underline hover:underline-offset-4 ${isActive ? 'font-semibold' : ''}`
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
