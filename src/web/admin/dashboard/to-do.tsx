import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { useMayOpen } from '#web/admin-kit/use-may-open.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

type Props = {
  toConfirm: number
  orders: Partial<Record<OrderState, number>>
  unsettled: { shipments: number; amount: number }
  stock: { low: number; out: number }
  /** The shop's own low-stock threshold; a product or variant may have another. */
  lowAt: number
  money: number
  failed: number
  returns: number
  lateWork: number
  alarms: number
  reviews: number
  questions: number
  /** Answers of customers. */
  answers: number
  imports: number
  stuck: number
}

/** Open tasks; each count links to the list of exactly these records, or to the list in which they stand first or are marked. */
export function ToDo({ toConfirm, orders, unsettled, stock, lowAt, money, failed, returns, lateWork, ...more }: Props) {
  return (
    <section aria-label={m.admin_to_do()} className="not-has-[li]:hidden">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-12 md:gap-4">
        <Count to="/admin/orders?view=confirm" count={toConfirm} label={m.admin_to_do_confirm()} />
        <Count to="/admin/orders?state=confirmed" count={orders.confirmed} label={m.admin_to_do_pack()} />
        <Count to="/admin/orders?state=packed" count={orders.packed} label={m.admin_to_do_ship()} />
        <Count to="/admin/orders?state=shipped" count={orders.shipped} label={m.admin_to_do_underway()} />
        <Count to="/admin/orders?payment=failed" count={failed} label={m.admin_to_do_failed()} />
        <Count to="/admin/returns?view=to_decide" count={returns} label={m.admin_to_do_returns()} />
        <Count to="/admin/work" count={lateWork} label={m.admin_to_do_late()} />
        <Count to="/admin/payments" count={money} label={m.admin_to_do_money()} />
        <Count
          to="/admin/security"
          count={more.alarms}
          label={m.admin_to_do_alarms()}
          note={m.admin_to_do_alarms_note()}
        />
        <Count to="/admin/questions?state=waiting" count={more.questions} label={m.admin_to_do_questions()} />
        {more.answers > 0 && (
          <Count to="/admin/questions?pending=yes" count={more.answers} label={m.admin_to_do_answers()} />
        )}
        <Count to="/admin/reviews?state=waiting" count={more.reviews} label={m.admin_to_do_reviews()} />
        <Count
          to="/admin/products/import"
          count={more.imports}
          label={m.admin_to_do_imports()}
          note={m.admin_to_do_imports_note()}
        />
        <Count
          to="/admin/settlement"
          count={unsettled.shipments}
          label={m.admin_to_do_settle()}
          note={dong(unsettled.amount)}
        />
        <Count
          to="/admin/inventory?level=low"
          count={stock.low}
          label={m.admin_to_do_low()}
          note={m.admin_to_do_low_note({ count: lowAt })}
        />
        <Count
          to="/admin/inventory?level=out"
          count={stock.out}
          label={m.admin_to_do_out()}
          note={m.admin_to_do_out_note()}
        />
        <Count
          to="/admin/advanced/jobs"
          count={more.stuck}
          label={m.admin_to_do_stuck()}
          note={m.admin_to_do_stuck_note()}
        />
      </ul>
    </section>
  )
}

/** A count of 0 is shown without emphasis; one that leads to a page of other colleagues is left out. */
function Count({ to, count = 0, label, note }: { to: string; count?: number; label: string; note?: string }) {
  if (!useMayOpen()(to)) return null
  return (
    <li className="md:col-span-3">
      <Link
        to={to}
        className="group block h-full rounded-sm border border-line bg-surface px-4 py-3.5 transition-colors hover:border-line-strong md:px-5"
      >
        <span
          className={cx(
            'num block text-[1.75rem] leading-[1.25] font-[640] tracking-[-.02em] [font-stretch:108%]',
            count > 0 ? 'text-ink' : 'text-muted',
          )}
        >
          {formatCount(count)}
        </span>
        <span className="block leading-snug text-body group-hover:text-ink group-hover:underline group-hover:underline-offset-4">
          {label}
        </span>
        {note && <span className="num type-fine block text-muted">{note}</span>}
      </Link>
    </li>
  )
}
