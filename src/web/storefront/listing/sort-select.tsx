import { SelectBox } from '#ui/fields/select-box.tsx'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

/** Belongs to the form of filters, so that both travel in one address. */
export const SortSelect = ({ view: { sort, sorts }, form }: { view: ListingView; form: string }) => (
  <>
    <label className="flex min-w-0 flex-1 items-center gap-2.5 md:flex-none">
      <span className="type-label whitespace-nowrap text-muted max-md:sr-only">{m.listing_sort()}</span>
      <SelectBox
        name="sort"
        form={form}
        defaultValue={sort}
        className="w-full md:w-52"
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
