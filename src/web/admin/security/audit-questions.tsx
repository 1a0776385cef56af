import { Link, useSearchParams } from 'react-router'
import { m } from '#words/messages.js'

const questions = () => [
  { search: 'kind=refund&days=week', label: m.audit_ask_refunds() },
  { search: 'kind=discount&days=week', label: m.audit_ask_discounts() },
  { search: 'kind=sale&days=today', label: m.audit_ask_sales() },
  { search: 'kind=cancellation&days=week', label: m.audit_ask_cancellations() },
  { search: 'kind=stock&days=month', label: m.audit_ask_stock() },
]

/** Common questions of shop owners as links to filters. */
export function AuditQuestions() {
  const [params] = useSearchParams()
  const isAsked = (search: string) =>
    [...new URLSearchParams(search)].every(([name, value]) => params.get(name) === value)
  return (
    <nav aria-label={m.audit_questions()} className="overflow-x-auto border-b border-line px-2 py-1.5 md:px-3">
      <ul className="flex min-w-max gap-1 md:min-w-0 md:flex-wrap">
        {questions().map(({ search, label }) => (
          <li key={search}>
            <Link
              to={`?${search}`}
              preventScrollReset
              aria-current={isAsked(search) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-sm px-3 font-[560] whitespace-nowrap text-muted [font-stretch:92%] hover:bg-sunken hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
