import { formatDateTime } from '#kit/clock.ts'
import type { CspReportRow } from '#shop/security/list-csp-reports.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'

const at = (time: Date) => formatDateTime(time, getLocale())

const Outcomes = ({ disposition }: CspReportRow) =>
  disposition === 'enforce' ? (
    <Tag tone="green">{m.security_csp_blocked()}</Tag>
  ) : (
    <Tag tone="amber">{m.security_csp_reported()}</Tag>
  )

export const reportColumns = (): Column<CspReportRow>[] => [
  {
    key: 'last',
    head: m.security_csp_last(),
    className: 'whitespace-nowrap normal-nums',
    cell: (row) => at(row.lastAt),
  },
  {
    key: 'directive',
    head: m.security_csp_directive(),
    cell: (row) => <b className="font-semibold">{row.directive}</b>,
  },
  { key: 'blocked', head: m.security_csp_what(), className: 'break-all', cell: (row) => row.blocked },
  { key: 'page', head: m.security_csp_page(), className: 'break-all', cell: (row) => row.page },
  { key: 'source', head: m.security_csp_source(), className: 'break-all', spare: true, cell: (row) => row.source },
  { key: 'times', head: m.security_csp_times(), end: true, cell: (row) => formatCount(row.times) },
  { key: 'outcome', head: m.security_csp_outcome(), cell: (row) => <Outcomes {...row} /> },
]

export const ReportCard = (row: CspReportRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <b className="font-semibold text-ink">{row.directive}</b>
      <Outcomes {...row} />
    </div>
    <p className="break-all text-ink">{row.blocked}</p>
    <p className="type-small break-all text-muted normal-nums">
      {row.page} · {m.security_csp_times_seen({ times: formatCount(row.times) })} · {at(row.lastAt)}
    </p>
  </>
)
