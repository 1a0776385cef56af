import { Link } from 'react-router'
import { formatDate, shopDay } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countSearches, listSearches, type SearchRow } from '#shop/analytics/list-searches.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { readSalesParams } from './read-sales-params.ts'
import { ExportLink } from './export-link.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import type { Route } from './+types/searches-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.analytics_searches() })

const mostRows = 100

export async function loader({ url }: Route.LoaderArgs) {
  const query = readSalesParams(url.searchParams, shopDay(new Date()))
  const withoutResults = url.searchParams.get('found') === 'none'
  const { period } = query
  return {
    query,
    withoutResults,
    counts: await countSearches(db, period),
    rows: await listSearches(db, { period, onlyWithoutResults: withoutResults, limit: mostRows }),
  }
}

export default function SearchesPage({ loaderData: { query, withoutResults, counts, rows } }: Route.ComponentProps) {
  return (
    <AnalyticsFrame
      title={m.analytics_searches()}
      note={m.analytics_searches_note()}
      query={query}
      isComparable={false}
      keptParams={withoutResults ? { found: 'none' } : {}}
    >
      <RowsPanel
        title={m.analytics_searched()}
        aside={
          <span className="flex flex-wrap items-center gap-3">
            <Link to="/admin/synonyms" className={buttonClass({ size: 'sm', variant: 'outline' })}>
              {m.search_synonym_title()}
            </Link>
            {rows.length > 0 && <ExportLink of="searches" />}
          </span>
        }
        tabs={{
          name: 'found',
          label: m.analytics_searched(),
          current: withoutResults ? 'none' : null,
          of: [
            { value: null, label: m.analytics_searched_all(), count: counts.phrases },
            { value: 'none', label: m.analytics_searched_vain(), count: counts.vainPhrases },
          ],
        }}
        columns={columns()}
        rows={rows}
        rowKey={(row) => row.phrase}
        card={SearchCard}
        foot={[
          m.analytics_searched_sum({ times: formatCount(counts.times), vain: formatCount(counts.vainTimes) }),
          rows.length === mostRows && m.analytics_first_rows({ count: mostRows }),
        ]
          .filter(Boolean)
          .join(' ')}
        empty={
          withoutResults
            ? { title: m.analytics_vain_none(), text: m.analytics_vain_none_text() }
            : { title: m.analytics_searches_none(), text: m.analytics_searches_none_text() }
        }
      />
    </AnalyticsFrame>
  )
}

const Phrase = ({ phrase }: SearchRow) =>
  phrase === '(…)' ? (
    <span className="text-muted">{m.analytics_searched_hidden()}</span>
  ) : (
    <a href={`/search?q=${encodeURIComponent(phrase)}`} className="link">
      {phrase}
    </a>
  )

const columns = (): Column<SearchRow>[] => [
  { key: 'phrase', head: m.analytics_phrase(), cell: Phrase },
  { key: 'times', head: m.analytics_times(), end: true, cell: (row) => formatCount(row.times) },
  {
    key: 'found',
    head: m.analytics_found(),
    end: true,
    cell: ({ found }) =>
      found ? formatCount(found) : <b className="font-semibold text-red">{m.analytics_found_none()}</b>,
  },
  {
    key: 'last',
    head: m.analytics_last_searched(),
    end: true,
    className: 'whitespace-nowrap',
    cell: ({ lastDay }) => formatDate(noonOf(lastDay), getLocale()),
  },
]

const SearchCard = (row: SearchRow) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-[560] text-ink">
        <Phrase {...row} />
      </span>
      <span className="font-semibold whitespace-nowrap text-ink">{m.analytics_times_of({ count: row.times })}</span>
    </div>
    <p className="type-small text-muted">
      {row.found ? `${m.analytics_found()}: ${formatCount(row.found)}` : m.analytics_found_none()}
    </p>
  </>
)
