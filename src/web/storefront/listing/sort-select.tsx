import { SelectBox } from '#ui/select-box.tsx'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

/** Belongs to the form of filters, so that both travel in one address. */
export const SortSelect = ({ sort, form }: { sort: ListingView['sort']; form: string }) => (
  <>
    <label className="flex min-w-0 flex-1 items-center gap-2.5 md:flex-none">
      <span className="type-label whitespace-nowrap text-muted max-md:sr-only">{m.listing_sort()}</span>
      <SelectBox
        name="sort"
        form={form}
        defaultValue={sort}
        className="w-full md:w-52"
        onChange={(event) => event.target.form?.requestSubmit()}
        options={[
          { value: 'featured', label: m.listing_sort_featured() },
          { value: 'new', label: m.listing_sort_new() },
          { value: 'price-up', label: m.listing_sort_price_up() },
          { value: 'price-down', label: m.listing_sort_price_down() },
        ]}
      />
    </label>
    <noscript>
      <button type="submit" form={form} className="link min-h-11">
        {m.listing_apply()}
      </button>
    </noscript>
  </>
)
