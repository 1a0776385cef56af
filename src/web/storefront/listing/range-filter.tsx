import { Link } from 'react-router'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import type { Filter } from './filters.server.ts'

type Range = Extract<Filter, { look: 'range' }>

/** From and to, either of them open; round amounts as links. */
export const RangeFilter = ({ filter: { key, unit, least, most, set, presets } }: { filter: Range }) => (
  <>
    <div className="grid grid-cols-2 gap-3">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={end === 'from' ? m.search_range_from() : m.search_range_to()}>
          <TextInput
            name={`${key}_${end}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={13}
            defaultValue={set[end] ?? ''}
            placeholder={(end === 'from' ? least : most).toLocaleString('vi-VN')}
            end={unit || undefined}
          />
        </Field>
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
