import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { FilterGroup } from './filter-group.tsx'
import type { ListingView } from './find-listing.server.ts'
import { useFilters } from './use-filters.ts'

type Props = {
  id: string
  view: ListingView
  /** Whether the select for the order belongs to another form. */ carriesSort?: boolean
  top?: React.ReactNode
}

/** The first four filters lie open; of the others those that are used. */
const openAtFirst = 4

export function FilterForm({ id, view: { path, q, query, sort, filters }, carriesSort = false, top }: Props) {
  const { form, apply, change, leave } = useFilters(path, query)
  return (
    <Form ref={form} id={id} action={path} onSubmit={apply} onChange={change} onBlur={leave}>
      {q && <input type="hidden" name="q" value={q} />}
      {carriesSort && sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      {top}
      {filters.map((filter, at) => (
        <FilterGroup key={filter.key} filter={filter} isOpen={at < openAtFirst || filter.chosen > 0} />
      ))}
      <noscript>
        <Button type="submit" size="sm" block className="mt-4">
          {m.listing_apply()}
        </Button>
      </noscript>
    </Form>
  )
}
