import { Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { recordSearch } from '#shop/search/phrases/record-search.ts'
import { listHelp, readHelp, type FoundPage } from '#shop/search/phrases/read-help.ts'
import { suggestGuides } from '#shop/search/phrases/suggest.ts'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { SearchForm } from '#web/shell/search/search-form.tsx'
import { m } from '#words/messages.js'
import { findListing } from './find-listing.server.ts'
import { ListingLayout } from './listing-layout.tsx'
import { BundleCards } from '#web/parts/bundles/bundle-cards.tsx'
import { bundlesNamed, listBundleCards } from '#web/parts/bundles/list-bundle-cards.server.ts'
import { categoryPath } from '#shop/search/category-path.ts'
import type { Route } from './+types/search-page.ts'

const path = '/search'

/** Search results are neither indexed nor cached. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.view.q ? m.search_title_of({ q: loaderData.view.q }) : m.search_title(), index: false })

export async function loader({ request }: Route.LoaderArgs) {
  const locale = requestLocale()
  const view = await findListing({ path, facets: facetsOf(undefined), isSearch: true }, request)
  const { searchParams } = new URL(request.url)
  const isFirst = view.q && !view.chips.length && !searchParams.has('page')
  const help = view.q ? await listHelp(db, locale, view.q) : []
  const guides = view.q && !view.count ? await suggestGuides(db, locale, view.q) : []
  const isUnmet = view.instead?.isUsed || view.lacks || view.isOnlyMentioned
  if (isNewSearch(view, searchParams)) await recordSearch(db, view.q, help.length + (isUnmet ? 0 : view.count))
  const categories = await listCategories(db, locale)
  const bundles = isFirst ? await listBundleCards(locale, bundlesNamed(readHelp(view.q).rest)) : []
  return {
    view,
    bundles,
    help: [...help, ...guides],
    categories: categories.map(({ slug, name }) => ({ name, to: categoryPath(slug) })),
  }
}

export default function SearchPage({ loaderData: { view, bundles, help, categories } }: Route.ComponentProps) {
  const { q, cards, chips, instead, lacks, isOnlyMentioned } = view
  const isListed = q !== '' && (cards.length > 0 || chips.length > 0)
  return (
    <div className="wrap pb-16">
      <Breadcrumbs trail={[]} here={m.search_title()} />
      <h1 className="type-h1 mt-1 [overflow-wrap:anywhere]">{q ? m.search_title_of({ q }) : m.search_title()}</h1>
      <SearchForm q={q} className="mt-5 max-w-[40rem]" />
      {help.length > 0 && <Help help={help} />}
      {isOnlyMentioned && <p className="type-lead mt-5 [overflow-wrap:anywhere]">{m.search_only_mentioned({ q })}</p>}
      {lacks && <p className="type-lead mt-5 [overflow-wrap:anywhere]">{m.search_lacks({ name: lacks })}</p>}
      {instead && (
        <p className="type-lead mt-5">
          {instead.isUsed ? (
            m.search_shown_instead({ text: instead.text })
          ) : (
            <>
              {m.search_meant()}{' '}
              <Link to={instead.to} className="link font-semibold">
                {instead.text}
              </Link>
            </>
          )}
        </p>
      )}
      {bundles.length > 0 && (
        <section aria-labelledby="bundles-found" className="mt-8 mb-10">
          <h2 id="bundles-found" className="type-h3 mb-4">
            {m.bundle_ready_found()}
          </h2>
          <BundleCards cards={bundles.slice(0, 3)} level="h3" />
        </section>
      )}
      {isListed && <ListingLayout view={view} />}
      {/* Always there, or screen readers would not say what comes into it. */}
      <div role="status" className="max-w-[48rem]">
        {q && !isListed && !help.length && <NothingFound q={q} />}
      </div>
      {!isListed && <SearchAlternatives categories={categories} />}
    </div>
  )
}

/** Pages of the shop that answer the search: deliveries, returns, payment, guides. */
const Help = ({ help }: { help: FoundPage[] }) => (
  <section aria-labelledby="help-found" className="mt-6 max-w-[40rem] rounded-lg bg-sunken px-5 py-4">
    <h2 id="help-found" className="type-label text-muted">
      {m.search_help()}
    </h2>
    <ul className="mt-1">
      {help.map(({ name, path: to, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang} className="link inline-flex min-h-11 items-center font-semibold">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const NothingFound = ({ q }: { q: string }) => (
  <>
    <TwinTrack variant="stops" className="mt-10 mb-8 text-accent" />
    <h2 id="listing-count" tabIndex={-1} className="type-h2 outline-none [overflow-wrap:anywhere]">
      {m.search_none({ q })}
    </h2>
    <ul className="mt-4 grid list-disc gap-1.5 pl-5">
      <li>{m.search_none_shorter()}</li>
      <li>{m.search_none_size()}</li>
      <li>{m.search_none_sku()}</li>
    </ul>
  </>
)

/** Shown when nothing was found or searched yet. */
const SearchAlternatives = ({ categories }: { categories: { name: string; to: string }[] }) => (
  <div className="mt-8 max-w-[48rem]">
    <h2 className="type-h3">{m.search_ways()}</h2>
    <ul className="mt-3 flex flex-wrap gap-3">
      {categories.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

/** Whether an address is a search just typed. Another page, filter or order of the same results is not counted as one more search. */
export const isNewSearch = ({ q, chips }: { q: string; chips: readonly unknown[] }, params: URLSearchParams) =>
  q !== '' && !chips.length && !params.has('page') && !params.has('sort')
