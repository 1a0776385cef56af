import { data, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readableWords } from '#platform/forms/readable.ts'
import {
  countOpenRefunds,
  countUnmatchedPayments,
  listNotices,
  listUnmatchedPayments,
  listOpenRefunds,
  openMoneyPerPage,
  type NoticeRow,
} from '#shop/payments/matching/list-open-money.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { ListPanel } from '#web/admin-kit/list/list-panel.tsx'
import { paymentIntentOf, paymentActions } from './payment-actions.ts'
import { UnmatchedPaymentItem, RefundItem } from './unmatched-list.tsx'
import { sourceWords } from './source-words.ts'
import type { Route } from './+types/payments-page.ts'

export const meta = () => pageMeta({ title: m.payment_admin_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const pagesOf = (name: string, rows: number) => ({
    ...pageWithin(url.searchParams.get(name), rows, openMoneyPerPage),
    name,
  })
  const pages = {
    unmatched: pagesOf('unmatched', await countUnmatchedPayments(db)),
    refunds: pagesOf('refunds', await countOpenRefunds(db, 'byHand')),
    underWay: pagesOf('under-way', await countOpenRefunds(db, 'underWay')),
  }
  return {
    pages,
    unmatched: await listUnmatchedPayments(db, pages.unmatched.page),
    refunds: await listOpenRefunds(db, 'byHand', pages.refunds.page),
    underWay: await listOpenRefunds(db, 'underWay', pages.underWay.page),
    notices: await listNotices(db),
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = paymentIntentOf(form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const answer = await paymentActions[intent]({ db, actor, form, locale: requestLocale() })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  const next = new URLSearchParams(url.searchParams)
  next.set('done', '1')
  return redirect(`/admin/payments?${next}`, 303)
}

export const shouldRevalidate = () => true

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pages, unmatched, refunds, underWay, notices, isDone } = loaderData
  return (
    <>
      <PageHead title={m.payment_admin_title()} note={m.payment_admin_note()}>
        <Link to="/admin/settings/payments" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.payment_admin_settings()}
        </Link>
      </PageHead>
      <div className="grid gap-5">
        <Outcome answer={actionData} done={isDone ? m.payment_admin_done() : undefined} />
        <ListPanel
          title={m.payment_admin_unmatched({ count: pages.unmatched.rows })}
          pages={pages.unmatched}
          none={m.payment_admin_unmatched_none()}
        >
          {unmatched.map((row) => (
            <UnmatchedPaymentItem key={row.id} row={row} answer={actionData} />
          ))}
        </ListPanel>
        <ListPanel
          title={m.payment_admin_refunds({ count: pages.refunds.rows })}
          pages={pages.refunds}
          none={m.payment_admin_refunds_none()}
        >
          {refunds.map((row) => (
            <RefundItem key={row.id} row={row} answer={actionData} />
          ))}
        </ListPanel>
        <ListPanel
          title={m.payment_admin_refunds_under_way({ count: pages.underWay.rows })}
          pages={pages.underWay}
          none={m.payment_admin_refunds_under_way_none()}
        >
          {underWay.map((row) => (
            <RefundItem key={row.id} row={row} answer={actionData} />
          ))}
        </ListPanel>
        <ListPanel title={m.payment_admin_notices()} none={m.payment_admin_notices_none()}>
          {notices.map((row) => (
            <NoticeItem key={row.id} row={row} />
          ))}
        </ListPanel>
      </div>
    </>
  )
}

const outcomeWords: Record<NoticeRow['outcome'], () => string> = readableWords({
  recorded: () => m.payment_admin_outcome_recorded(),
  already: () => m.payment_admin_outcome_already(),
  unmatched: () => m.payment_admin_outcome_unmatched(),
  unknown: () => m.payment_admin_outcome_unknown(),
  'wrong-amount': () => m.payment_admin_outcome_wrong_amount(),
  refused: () => m.payment_admin_outcome_refused(),
  ping: () => m.payment_admin_outcome_recorded(),
  failed: () => m.payment_admin_outcome_failed(),
})

const NoticeItem = ({ row: { source, at, outcome, said, why, verified } }: { row: NoticeRow }) => (
  <li className="num border-t border-line px-4 py-3 break-words first:border-t-0 md:px-5">
    <span className="text-ink">
      {[formatDateTime(at, getLocale()), sourceWords(source), said?.reference, said && dong(said.amount)]
        .filter(Boolean)
        .join(' · ')}
    </span>
    <span className="block text-muted">
      {[
        verified ? m.payment_admin_believed() : m.payment_admin_not_believed(),
        outcomeWords[outcome](),
        said?.reason,
        why,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </li>
)
