import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { searchWith } from './list-params.ts'
import { FilterSelect } from './filter-select.tsx'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'

/** `keptParams` lists the query parameters that a search keeps; the children are more filters beside the field. */
type Props = {
  label: string
  text: string
  keptParams: string[]
  filtered?: boolean
  /** Filters that `Clear` removes besides the text. */
  filters?: string[]
  /** The number of active filters, where it differs from those named in the query. */
  active?: number
  children?: ReactNode
  /** Shown below at full width. */
  more?: ReactNode
}

/** On a phone the filters are collapsed below the field, so that the first row is in sight; they open without scripts. */
export function ListSearchForm({
  label,
  text,
  keptParams,
  filtered = text !== '',
  filters = [],
  active,
  children,
  more,
}: Props) {
  const [params] = useSearchParams()
  const field = useAddressValue<HTMLInputElement>(text)
  const named = filters.filter((name) => !keptParams.includes(name) && params.get(name)).length
  const cleared = searchWith(params, Object.fromEntries(['q', ...filters].map((name) => [name, null])))
  return (
    <Form
      method="get"
      role="search"
      preventScrollReset
      className="flex flex-wrap items-end gap-3 px-4 py-4 md:px-5 print:hidden"
    >
      {[...keptParams, 'cols', 'dense'].map(
        (name) => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name)!} />,
      )}
      <Field label={label} labelHidden className="min-w-0 flex-[1_1_9rem] md:flex-[1_1_12rem]">
        <TextInput
          {...inputOf(searchFields.q)}
          ref={field}
          defaultValue={text}
          placeholder={label}
          enterKeyHint="search"
          start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        />
      </Field>
      {children && (
        <>
          <FilterFold active={active ?? named} />
          <div className="grid grid-cols-2 gap-3 max-md:order-3 max-md:basis-full max-md:not-peer-open/filters:hidden max-md:[&>:has(select)]:col-span-2 md:contents">
            {children}
          </div>
        </>
      )}
      <Button type="submit" variant="outline" size="sm" className="min-h-12 max-md:order-1">
        {m.admin_search()}
      </Button>
      {filtered && (
        <Link
          to={cleared}
          preventScrollReset
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} min-h-12 max-md:order-2`}
        >
          {m.admin_clear()}
        </Link>
      )}
      {more && <div className="basis-full max-md:order-4 max-md:not-peer-open/filters:hidden">{more}</div>}
    </Form>
  )
}

/** Only the summary is inside the details element: the filters stand after it, because wide screens always show them. */
const FilterFold = ({ active }: { active: number }) => (
  <details className="peer/filters group/filters max-md:order-2 md:hidden">
    <summary
      className={`${buttonClass({ variant: 'outline', size: 'sm' })} min-h-12 cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
    >
      <SlidersHorizontal aria-hidden size={18} strokeWidth={1.7} />
      {active ? m.listing_filters_count({ count: active }) : m.listing_filters()}
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.7}
        className="text-muted transition-transform duration-200 group-open/filters:rotate-180"
      />
    </summary>
  </details>
)

export type FilterChoice = {
  label: string
  /** Label of the option that filters nothing. */
  any: string
  options: readonly { value: string; label: string }[]
  /** For options with long labels. */
  isWide?: boolean
}

type FiltersProps<Query> = { query: Query; choices: { [Name in keyof Query & string]?: FilterChoice } }

/** Selects that filter a list. */
export const ListFilters = <Query extends object>({ query, choices }: FiltersProps<Query>) =>
  (Object.entries(choices) as [keyof Query & string, FilterChoice][]).map(([name, { label, any, options, isWide }]) => (
    <FilterSelect
      key={name}
      label={label}
      labelHidden
      name={name}
      value={String(query[name] ?? '')}
      placeholder={any}
      options={options}
      className={isWide ? 'flex-[1_1_9rem] md:flex-[0_1_14rem]' : 'flex-[1_1_9rem] md:flex-[0_1_11rem]'}
    />
  ))
