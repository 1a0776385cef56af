import { useNavigation } from 'react-router'
import { countMessage } from '#kit/count-message.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import { isComparable } from '#shop/search/cards/compare-list.ts'
import { Chips } from './chips.tsx'
import { CompareMode } from './compare-mode.tsx'
import { FilterForm } from './filter-form.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListingView } from './find-listing.server.ts'
import { FootHint } from './foot-hint.tsx'
import { MoreProducts, PreviousPage } from './more-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SortSelect } from './sort-select.tsx'
import { useShownPages } from './use-shown-pages.ts'
import { Timed } from '#web/shell/reports/timed.tsx'

const formId = 'side-filters'

type Props = {
  view: ListingView
  discipline?: BootDiscipline
  /** Links that stand above the filters. */ siblings?: React.ReactNode
}

/** Filters beside or behind, the chosen ones as chips, cards, and the rest on demand. */
export function ListingLayout({ view, discipline = 'figure', siblings }: Props) {
  const { count } = view
  const { cards, grid, ...span } = useShownPages(view)
  const isLoading = useIsReloading(view.path)
  return (
    <div className="group/list mt-6 grid gap-x-10 md:mt-8 md:grid-cols-[264px_minmax(0,1fr)]">
      <aside aria-label={m.listing_filters()} className="max-md:hidden">
        <Timed part="FilterForm">
          <FilterForm id={formId} view={view} top={siblings} />
        </Timed>
      </aside>
      <section aria-labelledby="listing-count">
        <div className="sticky top-15 z-20 -mx-4 mb-5 flex items-center gap-3 bg-bg px-4 py-2 md:static md:mx-0 md:p-0">
          <h2
            id="listing-count"
            tabIndex={-1}
            aria-live="polite"
            className="num text-[1rem] font-semibold outline-none max-md:sr-only"
          >
            {countMessage(count, [m.listing_count_one, m.listing_count])}
          </h2>
          <FootHint view={view} discipline={discipline} className="max-md:hidden md:ml-4" />
          <span className="flex-1 max-md:hidden" />
          <FilterSheet view={view} top={siblings} />
          {cards.some(({ category }) => isComparable(category)) && (
            <CompareMode className="[@media(hover:hover)]:hidden" />
          )}
          <SortSelect view={view} form={formId} />
        </div>
        <FootHint view={view} discipline={discipline} className="mb-3 md:hidden" />
        <Chips view={view} />
        <PreviousPage view={view} span={span} />
        {cards.length ? (
          <div
            ref={grid}
            aria-busy={isLoading}
            className={isLoading ? 'opacity-60 transition-opacity delay-150' : undefined}
          >
            <Timed part="ProductGrid">
              <ProductGrid cards={cards} look="three" eager={4} />
            </Timed>
          </div>
        ) : (
          <NothingFound view={view} />
        )}
        <MoreProducts view={view} span={span} />
      </section>
    </div>
  )
}

/** Whether other products are on their way; those that are only added leave the others as they are. */
function useIsReloading(path: string) {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.endsWith(path) && !location.state
}
