import { useEffect, useRef, type FocusEvent, type FormEvent, type SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { rangeKeys } from '#shop/search/listing.ts'
import { readBound } from '#shop/search/range-rule.ts'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { FilterGroup } from './filter-group.tsx'
import type { ListingView } from './find-listing.server.ts'

type Props = {
  id: string
  view: ListingView
  /** Whether the select for the order belongs to another form. */ carriesSort?: boolean
  top?: React.ReactNode
}

/** The first four filters are open, and others only if they are set. */
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

const isNumber = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.inputMode === 'numeric'

/** Clears a bound that filters nothing: the address may stay the same, and then the field would still show it. */
function clearUnreadBounds({ elements }: HTMLFormElement) {
  for (const control of elements)
    for (const key of rangeKeys)
      if (isNumber(control) && control.name.startsWith(`${key}_`) && readBound(key, control.value) === undefined)
        control.value = ''
}

/** Filters as a plain GET form that answers at once where there are scripts. Back and chips change the address: the boxes follow it. */
function useFilters(path: string, query: string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(query)
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.value = params.get(control.name) ?? control.options[0]!.value
      else if (isNumber(control)) control.value = params.get(control.name) ?? ''
      else if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = params.getAll(control.name).includes(control.value)
    }
  }, [query])
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    clearUnreadBounds(event.currentTarget)
    const params = new URLSearchParams(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
    )
    if (params.get('sort') === 'relevance') params.delete('sort')
    const text = params.toString()
    void navigate(text ? `${path}?${text}` : path, { preventScrollReset: true })
  }
  const send = () => form.current?.requestSubmit()
  return {
    form,
    apply,
    /** A number is sent when the field is left; everything else at once. */
    change: (event: FormEvent) => void (isNumber(event.target) || send()),
    leave: (event: FocusEvent) => {
      const field: unknown = event.target
      if (isNumber(field) && field.value !== (new URLSearchParams(query).get(field.name) ?? '')) send()
    },
  }
}
