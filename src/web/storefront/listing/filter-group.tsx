import { useState } from 'react'
import { Link } from 'react-router'
import { rangeRule } from '#shop/search/range-rule.ts'
import { Accordion, useFold } from '#ui/accordion.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { controlClass } from '#ui/fields/control-class.ts'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { Swatch } from '#ui/fields/swatch.tsx'
import { m } from '#words/messages.js'
import type { Filter, FilterValue } from './filters.server.ts'

/** As many are seen before "more". */
const initiallyShown = 6

/** A filter that starts closed is a disclosure, the others stand open. It stays what it was, or the box just ticked would lose the focus. */
export function FilterGroup({ filter, isOpen }: { filter: Filter; isOpen: boolean }) {
  const [startsOpen] = useState(isOpen)
  const values = <FilterValues filter={filter} />
  if (startsOpen)
    return (
      <ChoiceGroup legend={filter.title} className="border-b border-line pt-5 pb-4 first:pt-0 last:border-0">
        {values}
      </ChoiceGroup>
    )
  return (
    <Accordion summary={filter.title} open={isOpen}>
      <ChoiceGroup legend={filter.title} legendHidden>
        {values}
      </ChoiceGroup>
    </Accordion>
  )
}

function FilterValues({ filter }: { filter: Filter }) {
  if (filter.look === 'range') return <RangeFilter filter={filter} />
  if (filter.look === 'sizes') return <Sizes name={filter.key} values={filter.values} />
  if (filter.look === 'switches')
    return filter.values.map((value) => <Box key={value.value} name={value.value} value={{ ...value, value: 'yes' }} />)
  const { key, values } = filter
  const [first, rest] = [values.slice(0, initiallyShown), values.slice(initiallyShown)]
  if (rest.length < 2) return values.map((value) => <Box key={value.value} name={key} value={value} />)
  return (
    <>
      {first.map((value) => (
        <Box key={value.value} name={key} value={value} />
      ))}
      <MoreValues name={key} values={rest} />
    </>
  )
}

/** The values after those seen at first, open where one of them is chosen. */
const MoreValues = ({ name, values }: { name: string; values: FilterValue[] }) => (
  <details {...useFold(values.some(({ isChosen }) => isChosen))}>
    <summary className="link inline-flex min-h-11 list-none items-center text-[0.9375rem] in-open:hidden">
      {m.search_more_values({ count: values.length })}
    </summary>
    {values.map((value) => (
      <Box key={value.value} name={name} value={value} />
    ))}
  </details>
)

type Range = Extract<Filter, { look: 'range' }>

/** From and to, both optional; round amounts as links. Plain inputs, since every list page ships this code. */
const RangeFilter = ({ filter: { key, unit, least, most, set, presets } }: { filter: Range }) => (
  <>
    <div className="grid grid-cols-2 gap-3">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          <span className="type-label mb-1.5 block text-ink">
            {end === 'from' ? m.search_range_from() : m.search_range_to()}
            {unit && ` (${unit})`}
          </span>
          <input
            type="text"
            name={`${key}_${end}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={rangeRule.max}
            defaultValue={set[end] ?? ''}
            placeholder={(end === 'from' ? least : most).toLocaleString('vi-VN')}
            className={`${controlClass} h-12`}
          />
        </label>
      ))}
    </div>
    {presets.length > 1 && (
      <ul className="mt-2">
        {presets.map(({ label, count, to, isChosen }) => (
          <li key={label}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen || undefined}
              className="flex min-h-11 items-center justify-between gap-3 hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
              <span className="num type-small text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
)

const Box = ({
  name,
  value: { value, label, lang, count, isChosen, swatch },
}: {
  name: string
  value: FilterValue
}) => (
  <Checkbox
    name={name}
    value={value}
    defaultChecked={isChosen}
    label={
      swatch ? (
        <span className="inline-flex items-center gap-2.5">
          <span aria-hidden className="inline-flex">
            <Swatch colour={swatch} name="" />
          </span>
          <span lang={lang}>{label}</span>
        </span>
      ) : (
        label
      )
    }
    aside={count}
  />
)

const Sizes = ({ name, values }: { name: string; values: FilterValue[] }) => (
  <div className="grid grid-cols-5 gap-1.5 md:grid-cols-4">
    {values.map(({ value, label, count, isChosen }) => (
      <SizeChip
        key={value}
        multiple
        name={name}
        value={value}
        defaultChecked={isChosen}
        label={label}
        sub={m.listing_size_count({ count })}
      />
    ))}
  </div>
)
