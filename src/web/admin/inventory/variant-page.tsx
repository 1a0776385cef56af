import { data, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listFits, type FitRow } from '#shop/reviews/fit/count-fits.ts'
import { findThresholds } from '#shop/inventory/find-thresholds.ts'
import { listStockWatches } from '#shop/inventory/watches/list-stock-watches.ts'
import { countLedger, ledgerRowsPerPage, listLedger } from '#shop/inventory/moves/list-ledger.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { AdjustForm } from './adjust-form.tsx'
import { LedgerCard, ledgerColumns } from './ledger-columns.tsx'
import { readVariant } from './read-variant.ts'
import { ReceiveForm } from './receive-form.tsx'
import { thresholdFields, stockActions, type StockIntent } from './stock-actions.ts'
import { ThresholdPanel } from './threshold-panel.tsx'
import { VariantHead } from './variant-head.tsx'
import type { Route } from './+types/variant-page.ts'
import { formatDate } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { fitQuestionAfterDays } from '#shop/reviews/review.ts'
import { Table } from '#ui/table.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData ? `${loaderData.variant.name} ${loaderData.variant.sku}` : m.admin_inventory() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const variant = await readVariant(db, requestLocale(), params.variantId)
  if (!variant) throw data(null, { status: 404 })
  const pages = pageWithin(url.searchParams.get('page'), await countLedger(db, variant.variantId), ledgerRowsPerPage)
  const thresholds = await findThresholds(db, variant)
  return {
    variant,
    ids: { receive: crypto.randomUUID(), adjust: crypto.randomUUID() },
    isAgain: url.searchParams.get('done') === 'again',
    pages,
    rows: await listLedger(db, variant.variantId, pages.page),
    thresholds: { ...thresholds, version: versionOf(thresholdFields(thresholds)) },
    waiting: await listStockWatches(db, variant.variantId),
    fits: await listFits(db, variant.productId),
    done: intentOf(url.searchParams.get('done')),
  }
}

const intentOf = (word: unknown) => (['receive', 'adjust', 'warn'] as const).find((intent) => intent === word)

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intentOf(form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const variant = await readVariant(db, requestLocale(), params.variantId)
  if (!variant) throw data(null, { status: 404 })
  const { actor } = context.get(adminContext)
  const { variantId, productId } = variant
  const answer = await stockActions[intent]({ db, actor, variantId, productId, form, locale: requestLocale() })
  if (answer === 'again') return redirect(`/admin/inventory/${variantId}?done=again`, 303)
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(`/admin/inventory/${variantId}?done=${intent}`, 303)
}

/** A refusal means that the stock differs from what was shown, so it is loaded again too. */
export const shouldRevalidate = () => true

const doneWords: Record<StockIntent, () => string> = {
  receive: () => m.admin_done_receive(),
  adjust: () => m.admin_done_adjust(),
  warn: () => m.stock_low_done(),
}

export default function VariantPage({
  loaderData: { variant, ids, pages, rows, done, isAgain, thresholds, waiting, fits },
  actionData,
}: Route.ComponentProps) {
  // The key resets a form once its move is in the ledger.
  const fresh = `${pages.rows}`
  return (
    <div className="grid gap-5">
      <VariantHead variant={variant} />
      <Outcome
        answer={actionData}
        done={done && doneWords[done]()}
        warning={isAgain ? m.stock_booked_again() : undefined}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ReceiveForm key={`receive-${fresh}`} id={ids.receive} answer={actionData} />
        <AdjustForm key={`adjust-${fresh}`} id={ids.adjust} answer={actionData} />
        <ThresholdPanel thresholds={thresholds} answer={actionData} />
        <WaitingPanel waiting={waiting} />
        <FitPanel fits={fits} />
      </div>
      <RowsPanel
        title={m.admin_ledger()}
        columns={ledgerColumns()}
        card={LedgerCard}
        {...{ rows, pages }}
        empty={{ text: m.admin_ledger_none() }}
      />
    </div>
  )
}

/** Customers who get an email when it is back in stock. */
const WaitingPanel = ({ waiting }: { waiting: { id: string; email: string; since: Date }[] }) => (
  <Panel title={m.stock_waiting()}>
    {waiting.length ? (
      <ul className="grid gap-1.5">
        {waiting.map(({ id, email, since }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="break-all text-ink">{email}</span>
            <span className="num type-small text-muted">
              {m.stock_waiting_since({ day: formatDate(since, getLocale()) })}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">{m.stock_waiting_none()}</p>
    )}
  </Panel>
)

/** Fit answers of customers by size: sizes that run small matter for the next purchase. */
const FitPanel = ({ fits }: { fits: FitRow[] }) => (
  <Panel title={m.review_fit_panel()}>
    {fits.length ? (
      <Table
        caption={m.review_fit_panel()}
        captionHidden
        phones="scroll"
        head={
          <tr>
            <th scope="col">{m.review_fit_col_size()}</th>
            <th scope="col">{m.review_fit_col_small()}</th>
            <th scope="col">{m.review_fit_col_true()}</th>
            <th scope="col">{m.review_fit_col_large()}</th>
            <th scope="col">{m.review_fit_narrow()}</th>
            <th scope="col">{m.review_fit_wide()}</th>
          </tr>
        }
      >
        {fits.map(({ size, width, small, true: good, large, narrow, wide }) => (
          <tr key={`${size} ${width}`}>
            <th scope="row">{[size, width].filter(Boolean).join(' ')}</th>
            <td>{small}</td>
            <td>{good}</td>
            <td>{large}</td>
            <td>{narrow}</td>
            <td>{wide}</td>
          </tr>
        ))}
      </Table>
    ) : (
      <p className="text-muted">{m.review_fit_panel_none({ days: fitQuestionAfterDays })}</p>
    )}
  </Panel>
)
