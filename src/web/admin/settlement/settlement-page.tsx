import { data, Link, redirect } from 'react-router'
import { checkStatement } from '#flows/payments/check-statement.ts'
import { digestOfStatement, settleStatement } from '#flows/payments/settle-statement.ts'
import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import {
  countOpenStatementRows,
  listOpenStatementRows,
  listOpenStatements,
  openRowsPerPage,
} from '#shop/payments/settlements/list-open-statement-rows.ts'
import {
  countUnsettled,
  listUnsettledShipments,
  unsettledPerPage,
  type UnsettledShipment,
} from '#shop/payments/settlements/list-unsettled-shipments.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { ListPanel } from '#web/admin-kit/list/list-panel.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { OpenStatementRows } from './open-statement-rows.tsx'
import { readStatementForm } from './read-statement-form.ts'
import { statementRowActions, statementRowIntentOf } from './statement-row-actions.ts'
import { StatementRows } from './statement-rows.tsx'
import type { Route } from './+types/settlement-page.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { AreaField, LineField } from '#web/admin-kit/form/fields.tsx'
import { statementFields } from './settlement-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.shipment_settlement() })

export async function loader({ url }: Route.LoaderArgs) {
  const pagesOf = (name: string, rows: number, perPage: number) => ({
    ...pageWithin(url.searchParams.get(name), rows, perPage),
    name,
  })
  const sums = await countUnsettled(db)
  const pages = {
    waiting: pagesOf('waiting', sums.shipments, unsettledPerPage),
    unmatched: pagesOf('unmatched', await countOpenStatementRows(db), openRowsPerPage),
  }
  const settled = Number(url.searchParams.get('settled') ?? Number.NaN)
  return {
    sums,
    pages,
    unsettled: await listUnsettledShipments(db, pages.waiting.page),
    openRows: await listOpenStatementRows(db, pages.unmatched.page),
    openStatements: await listOpenStatements(db),
    isMoved: url.searchParams.has('moved'),
    settled: Number.isSafeInteger(settled) && settled >= 0 ? settled : null,
  }
}

/** The same page of the open rows. */
function rowDone(params: URLSearchParams) {
  const next = new URLSearchParams({ moved: '' })
  const page = params.get('unmatched')
  if (page) next.set('unmatched', page)
  return `?${next}#unmatched`
}

/** The first submit only checks the statement, the second records the matching rows. Columns that were changed in between are checked first. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { actor } = context.get(adminContext)
  const rowIntent = statementRowIntentOf(form.get('intent'))
  if (rowIntent) {
    const answer = await statementRowActions[rowIntent]({ db, actor, form })
    if (!answer) return redirect(`/admin/settlement${rowDone(url.searchParams)}`, 303)
    return data({ text: '', name: '', rows: null, statement: null, error: null, answer }, { status: 422 })
  }
  const { intent, text, name, statement, error } = await readStatementForm(form)
  const answer = undefined
  if (!statement) return data({ text, name, rows: null, statement: null, error, answer }, { status: 422 })
  const digest = digestOfStatement(statement)
  if (intent === 'settle' && form.get('checked') === digest) {
    const { settled } = await settleStatement(db, actor, { statement, name })
    return redirect(`/admin/settlement?settled=${settled}`, 303)
  }
  const { head, codeAt, amountAt } = statement
  const rows = await checkStatement(db, statement)
  const unchecked = intent === 'settle' ? m.shipment_statement_unchecked() : null
  const checked = { text, name, rows, statement: { head, codeAt, amountAt, digest }, error: unchecked, answer }
  return data(checked, { status: unchecked ? 422 : 200 })
}

export default function SettlementPage({
  loaderData: { sums, pages, unsettled, openRows, openStatements, isMoved, settled },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={m.shipment_settlement()}
        note={m.shipment_settlement_note({ count: sums.shipments, amount: dong(sums.amount) })}
      />
      <div className="grid max-w-[64rem] gap-5">
        {settled !== null && !actionData && (
          <Notice tone="success">{m.shipment_settlement_settled({ count: settled })}</Notice>
        )}
        <Outcome answer={actionData?.answer} done={isMoved && !actionData ? m.shipment_row_done() : undefined} />
        {actionData?.error && <Notice tone="error">{actionData.error}</Notice>}
        {actionData?.statement && actionData.rows && (
          <StatementRows
            key={actionData.statement.digest}
            checked={{ ...actionData, statement: actionData.statement, rows: actionData.rows }}
          />
        )}
        {openRows.length > 0 && (
          <OpenStatementRows
            rows={openRows}
            pages={pages.unmatched}
            statements={openStatements}
            answer={actionData?.answer}
          />
        )}
        <Panel title={m.shipment_settlement_import()}>
          <StatementForm text={actionData && !actionData.statement ? actionData.text : ''} />
        </Panel>
        <ListPanel title={m.shipment_settlement_waiting()} pages={pages.waiting} none={m.shipment_settlement_nothing()}>
          {unsettled.map((row) => (
            <WaitingShipment key={row.shipmentId} row={row} />
          ))}
        </ListPanel>
      </div>
    </>
  )
}

const WaitingShipment = ({ row }: { row: UnsettledShipment }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-4 py-3 md:px-5">
    <span className="min-w-0">
      <Link to={`/admin/orders/${row.orderId}`} className="link num font-semibold">
        {row.code}
      </Link>{' '}
      <span className="num text-muted">
        {[row.carrier, row.trackingCode, row.deliveredAt && formatDate(row.deliveredAt, getLocale())]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <b className="num font-semibold text-ink">{dong(row.amount)}</b>
  </li>
)

const StatementForm = ({ text }: { text: string }) => (
  <ActionForm
    intent="check"
    answer={undefined}
    saved={{ text }}
    button={m.shipment_settlement_do_check()}
    encType="multipart/form-data"
  >
    <p className="text-muted">
      {m.shipment_settlement_import_text()} {m.shipment_settlement_either()}
    </p>
    <LineField type="file" name="file" label={m.shipment_settlement_file()} accept=".csv,text/csv" />
    <AreaField {...inputOf(statementFields.text)} label={m.shipment_settlement_paste()} className="num" />
  </ActionForm>
)
