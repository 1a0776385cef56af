import { Link } from 'react-router'
import { rangeRule } from '#shop/search/range-rule.ts'
import { controlClass } from '#ui/fields/control-class.ts'
import { m } from '#words/messages.js'
import type { Filter } from './filters.server.ts'

type Range = Extract<Filter, { look: 'range' }>

/** From and to, either of them open; round amounts as links. Plain inputs: every list carries this to the browser. */
export const RangeFilter = ({ filter: { key, unit, least, most, set, presets } }: { filter: Range }) => (
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
