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

export function FilterForm({ id, view: { path, query, sort, filters }, carriesSort = false, top }: Props) {
  const { form, apply, change } = useFilters(path, query)
  return (
    <Form ref={form} id={id} action={path} onSubmit={apply} onChange={change}>
      {carriesSort && sort !== 'featured' && <input type="hidden" name="sort" value={sort} />}
      {top}
      {filters.map((filter) => (
        <FilterGroup key={filter.group} filter={filter} />
      ))}
      <noscript>
        <Button type="submit" size="sm" block className="mt-4">
          {m.listing_apply()}
        </Button>
      </noscript>
    </Form>
  )
}
