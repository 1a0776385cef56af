import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { LineOption } from '#shop/orders/order.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import type { WorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { Tag } from '#ui/tag.tsx'
import { workOrderLooks } from '#web/shell/order/work-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { WorkOrderForms } from './work-action-forms.tsx'

type Props = { row: WorkOrderRow; answer?: Answer; today: string }

const labels = (options: LineOption[] | null) => describeOptions(options ?? [], getLocale())

/** A work order: what to do, until when, and the next step. */
export function WorkOrderCard({ row, answer, today }: Props) {
  const { work } = row
  const isLate = work.dueOn !== null && work.dueOn < today && (work.state === 'open' || work.state === 'in_work')
  return (
    <li className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_20rem] md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/admin/work/${work.id}`}
            className="link num inline-flex min-h-11 items-center font-semibold tracking-[.02em]"
          >
            {work.code}
          </Link>
          <Tag tone={workOrderLooks[work.state].tone}>{workOrderLooks[work.state].words()}</Tag>
          {work.dueOn && (
            <span className={`num ${isLate ? 'font-semibold text-red' : 'text-muted'}`}>
              {isLate ? m.workshop_late({ day: day(work.dueOn) }) : m.workshop_due({ day: day(work.dueOn) })}
            </span>
          )}
        </p>
        <p className="mt-1 font-[560] text-ink">
          <ProductName name={row.name} /> {labels(row.options) && `· ${labels(row.options)}`} × {work.quantity}
        </p>
        <p>{row.pair ? [row.pair, labels(row.pairOptions)].filter(Boolean).join(' · ') : m.workshop_own_skates()}</p>
        {work.condition && <p className="break-words">{m.workshop_condition_said({ condition: work.condition })}</p>}
        {(work.hollow || work.doneNote) && (
          <p className="break-words">{[work.hollow, work.doneNote].filter(Boolean).join(' · ')}</p>
        )}
        {row.note && <p className="break-words text-muted">{row.note}</p>}
        <p className="type-small text-muted">
          <Link to={`/admin/orders/${work.orderId}`} className="link inline-flex min-h-11 items-center">
            {work.orderId.slice(-8)}
          </Link>{' '}
          · {row.customer}
        </p>
      </div>
      <WorkOrderForms work={row.work} orderState={row.orderState} answer={answer} />
    </li>
  )
}

const day = (iso: string) => formatDate(noonOf(iso), getLocale())
