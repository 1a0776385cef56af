import { X, SlidersHorizontal } from 'lucide-react'
import { useNavigation, Link } from 'react-router'
import { countMessage } from '#kit/count-message.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { useFeature } from '#shop/settings/use-feature.ts'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { DialogButton } from '#ui/overlays/dialog-button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { m } from '#words/messages.js'
import { isComparable } from '#shop/search/cards/compare-list.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingView } from './find-listing.server.ts'
import { MoreProducts, PreviousPage } from './more-links.tsx'
import { useShownPages } from './use-shown-pages.ts'
import { Timed } from '#web/shell/reports/timed.tsx'

const OwnSizeHint = lazyPart(() => import('./own-size-hint.tsx'), { isMute: true })

const formId = 'side-filters'

type Props = {
  view: ListingView
  discipline?: BootDiscipline
  /** Links that stand above the filters. */ siblings?: React.ReactNode
}

/** Filters beside the list or in a drawer, set filters as chips, cards, and further pages on demand. */
export function ListingLayout({ view, discipline, siblings }: Props) {
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
        <div className="sticky top-15 z-20 -mx-4 mb-5 flex items-center gap-2 bg-bg px-4 py-2 md:static md:mx-0 md:gap-3 md:p-0">
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

const sheetId = 'filters'
const sheetFormId = 'sheet-filters'

/** With scripts the list is already up to date, so the button only closes; without them it sends the form. */
function close(event: React.MouseEvent) {
  event.preventDefault()
  ;(document.getElementById(sheetId) as HTMLDialogElement).close()
}

const FilterSheet = ({ view, top }: { view: ListingView; top?: React.ReactNode }) => (
  <>
    <DialogButton
      dialog={sheetId}
      className={`${buttonClass({ variant: 'outline', size: 'sm' })} min-h-12 bg-surface md:hidden`}
    >
      <SlidersHorizontal aria-hidden size={19} strokeWidth={1.7} className="max-sm:hidden" />
      {view.chips.length ? m.listing_filters_count({ count: view.chips.length }) : m.listing_filters()}
    </DialogButton>
    <Sheet
      id={sheetId}
      title={m.listing_filters()}
      closeLabel={m.layout_close()}
      footer={
        <button type="submit" form={sheetFormId} onClick={close} className={buttonClass({ block: true })}>
          {countMessage(view.count, [m.listing_show_one, m.listing_show])}
        </button>
      }
    >
      <FilterForm id={sheetFormId} view={view} carriesSort top={top} />
    </Sheet>
  </>
)

/** The pressed chip vanishes, so the focus moves to the result count. */
const toCount = () => document.getElementById('listing-count')?.focus({ preventScroll: true })

function Chips({ view: { chips, clearTo } }: { view: ListingView }) {
  if (!chips.length) return null
  return (
    <ul aria-label={m.listing_applied()} className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ label, lang, to }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            onClick={toCount}
            aria-label={m.listing_drop({ filter: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-md bg-accent-soft py-1 pr-2.5 pl-3.5 text-[0.9375rem] font-medium text-ink hover:bg-line"
          >
            <span lang={lang}>{label}</span>
            <X aria-hidden size={17} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearTo}
          preventScrollReset
          onClick={toCount}
          className="link inline-flex min-h-11 items-center px-2 text-[0.9375rem]"
        >
          {m.listing_clear()}
        </Link>
      </li>
    </ul>
  )
}

/** Shown only in a browser with a measured foot. */
function FootHint({
  view,
  discipline,
  className = '',
}: {
  view: ListingView
  discipline: BootDiscipline | undefined
  className?: string
}) {
  const foot = useFoot()
  return foot === undefined ? null : <OwnSizeHint {...{ view, foot, discipline, className }} />
}

/** Says which filter leaves nothing to show. */
function NothingFound({ view: { escape, clearTo, chips } }: { view: ListingView }) {
  return (
    <div className="py-8 md:py-14">
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h2 className="type-h2">{m.listing_none()}</h2>
      <p className="mt-2 max-w-[36em]">{chips.length ? m.listing_none_filtered() : m.listing_none_yet()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {escape && (
          <Link to={escape.to} preventScrollReset onClick={toCount} className={buttonClass()}>
            {m.search_drop_filter({ filter: escape.name, count: escape.count })}
          </Link>
        )}
        <Link
          to={chips.length ? clearTo : '/shop'}
          preventScrollReset
          onClick={toCount}
          className={buttonClass({ variant: 'outline' })}
        >
          {chips.length ? m.listing_clear() : m.listing_all()}
        </Link>
      </div>
    </div>
  )
}

/** Belongs to the filter form, so that one address holds both. */
const SortSelect = ({ view: { sort, sorts }, form }: { view: ListingView; form: string }) => (
  <>
    <label className="flex min-w-0 flex-1 items-center gap-2.5 tablet:ml-auto tablet:flex-none">
      <span className="type-label whitespace-nowrap text-muted max-md:sr-only">{m.listing_sort()}</span>
      <SelectBox
        name="sort"
        form={form}
        defaultValue={sort}
        className="w-full tablet:w-52"
        onChange={(event) => event.target.form?.requestSubmit()}
        options={sorts}
      />
    </label>
    <noscript>
      <button type="submit" form={form} className="link min-h-11">
        {m.listing_apply()}
      </button>
    </noscript>
  </>
)

/** Shows the compare button on every card for devices without hover. Done by the stylesheet, so it works without scripts. */
function CompareMode({ className = '' }: { className?: string }) {
  if (!useFeature('compare')) return null
  return (
    <label
      className={`type-label inline-flex min-h-12 cursor-pointer items-center rounded-md border border-line-strong px-3 text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input id="compare-mode" type="checkbox" autoComplete="off" className="sr-only" />
      {m.compare_word()}
    </label>
  )
}

/** Whether another list is loading; loading more products of the same list does not count. */
function useIsReloading(path: string) {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname.endsWith(path) && !location.state
}
