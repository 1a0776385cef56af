import type { VitalRow, VitalSum } from '#platform/vitals/count-vitals.server.ts'
import { vitalNames, vitals, type Vital } from '#platform/vitals/vitals.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { ListRows } from '#web/admin-kit/list/list-rows.tsx'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'

/**
 * Web vitals from visitors' browsers: the whole shop, then each page. Values over the limits of the specification are flagged
 * (docs/reference/spec.md 9).
 */
export function VitalsPanel({ whole, routes }: { whole: VitalRow; routes: VitalRow[] }) {
  const pages = (
    <ListRows
      title={m.system_vitals_by_page()}
      columns={columns()}
      rows={routes}
      rowKey={({ route }) => route}
      card={VitalCard}
      empty={{ title: m.system_vitals_none_title(), text: m.system_vitals_none_text() }}
    />
  )
  if (!routes.length) return pages
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-4 py-5 md:grid-cols-3 md:px-5 xl:grid-cols-6">
        {vitalNames.map((vital) => (
          <Whole key={vital} vital={vital} row={whole} />
        ))}
      </dl>
      {pages}
    </>
  )
}

function Whole({ vital, row }: { vital: Vital; row: VitalRow }) {
  const sum = row.sums[vital]
  const { name, format } = vitalWords[vital]
  return (
    <div className="min-w-0">
      <dt className="type-small text-muted">{name()}</dt>
      <dd className="mt-0.5 grid justify-items-start gap-1.5">
        <span className="num type-h3 text-ink">{sum?.p75 == null ? '–' : format(sum.p75)}</span>
        {sum && (
          <Tag tone={isTooMuch(vital, sum) ? 'red' : 'green'}>
            {m.system_vital_over({
              percent: formatCount(Math.round((100 * sum.over) / sum.times)),
              most: format(vitals[vital].most),
            })}
          </Tag>
        )}
      </dd>
    </div>
  )
}

function Cell({ vital, row }: { vital: Vital; row: VitalRow }) {
  const sum = row.sums[vital]
  if (sum?.p75 == null) return '–'
  const text = vitalWords[vital].format(sum.p75)
  if (!isTooMuch(vital, sum)) return text
  return (
    <span className="font-semibold text-red">
      {text}
      <span className="sr-only"> {m.system_vital_too_much()}</span>
    </span>
  )
}

const columns = (): Column<VitalRow>[] => [
  { key: 'route', head: m.system_vital_page(), className: '[overflow-wrap:anywhere]', cell: ({ route }) => route },
  { key: 'visits', head: m.system_vital_visits(), end: true, cell: ({ visits }) => formatCount(visits) },
  ...vitalNames.map((vital): Column<VitalRow> => ({
    key: vital,
    head: vitalWords[vital].name(),
    end: true,
    cell: (row) => <Cell vital={vital} row={row} />,
  })),
]

const VitalCard = (row: VitalRow) => (
  <>
    <p className="font-semibold [overflow-wrap:anywhere] text-ink">{row.route}</p>
    <p className="type-small text-muted">
      {m.system_vital_visits()}: {formatCount(row.visits)}
    </p>
    <dl className="type-small mt-1 grid grid-cols-2 gap-x-4 gap-y-1">
      {vitalNames.map((vital) => (
        <div key={vital} className="flex flex-wrap justify-between gap-x-2">
          <dt className="text-muted">{vitalWords[vital].name()}</dt>
          <dd className="num text-ink">
            <Cell vital={vital} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  </>
)

const ms = (value: number) => spanWords(value)
const shift = (value: number) => new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 3 }).format(value / 1000)

const vitalWords: Record<Vital, { name: () => string; format: (value: number) => string }> = {
  load: { name: () => m.system_vital_load(), format: ms },
  lcp: { name: () => m.system_vital_lcp(), format: ms },
  inp: { name: () => m.system_vital_inp(), format: ms },
  cls: { name: () => m.system_vital_cls(), format: shift },
  script: { name: () => m.system_vital_script(), format: (kb) => sizeWords(kb * 1024) },
  memory: { name: () => m.system_vital_memory(), format: (mb) => sizeWords(mb * 2 ** 20) },
}

/** Compares the 75th percentile, as Google does: three quarters of the visits were at least this fast. */
const isTooMuch = (vital: Vital, { p75 }: VitalSum) => p75 !== null && p75 > vitals[vital].most
