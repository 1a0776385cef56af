import { Link } from 'react-router'
import { formatDate, formatTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import type { AuditRow } from '#shop/security/search-audit.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { fieldWords, auditSubjectPath, verbWords } from './audit-words.ts'

const at = (moment: Date) => `${formatTime(moment, getLocale())} ${formatDate(moment, getLocale())}`

function SubjectLink({ subject, subjectId, name }: AuditRow) {
  const to = auditSubjectPath(subject, subjectId)
  const words = name ?? subjectId
  return to ? (
    <Link to={to} className="link -my-2 inline-flex min-h-9 items-center break-words">
      {words}
    </Link>
  ) : (
    <span className="break-words">{words}</span>
  )
}

const valueText = (value: unknown) => {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that changed, with their old and new values. */
function Changes({ before, after }: AuditRow) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (!names.length) return null
  return (
    <Collapsible
      summary={m.audit_fields({ count: names.length })}
      summaryClass="type-small min-h-11 gap-1 font-normal text-muted hover:text-ink"
    >
      <dl className="type-small grid gap-2 pb-2 font-normal">
        {names.map((name) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="font-semibold text-ink">{fieldWords(name)}</dt>
            <dd className="break-words text-muted">
              {m.audit_before()}: <span className="text-ink">{valueText(before?.[name])}</span>
            </dd>
            <dd className="break-words text-muted">
              {m.audit_after()}: <span className="text-ink">{valueText(after?.[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  )
}

export const auditColumns = (): Column<AuditRow>[] => [
  { key: 'time', head: m.admin_column_time(), className: 'whitespace-nowrap normal-nums', cell: (row) => at(row.at) },
  { key: 'actor', head: m.admin_column_actor(), cell: (row) => actorWords(row) },
  { key: 'what', head: m.audit_what(), cell: (row) => verbWords(row.verb) },
  { key: 'subject', head: m.audit_subject(), className: 'max-w-72', cell: (row) => <SubjectLink {...row} /> },
  {
    key: 'order',
    head: m.admin_column_code(),
    cell: ({ orderId }) =>
      orderId && (
        <Link to={`/admin/orders/${orderId}`} className="link num -my-2 inline-flex min-h-9 items-center">
          {orderId.slice(-8)}
        </Link>
      ),
  },
  {
    key: 'amount',
    head: m.audit_amount(),
    end: true,
    className: 'whitespace-nowrap',
    cell: ({ amount }) => amount !== null && dong(amount),
  },
  { key: 'changes', head: m.audit_changes(), className: 'w-1/3', cell: (row) => <Changes {...row} /> },
]

export const AuditCard = (row: AuditRow) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <p className="font-semibold text-ink">{verbWords(row.verb)}</p>
      {row.amount !== null && <p className="num whitespace-nowrap text-ink">{dong(row.amount)}</p>}
    </div>
    <p className="min-w-0">
      <SubjectLink {...row} />
    </p>
    <p className="type-small text-muted normal-nums">
      {actorWords(row)} · {at(row.at)}
    </p>
    <Changes {...row} />
  </>
)
