import { formatDate } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import type { OpenStatement, OpenStatementRow } from '#shop/payments/settlements/list-open-statement-rows.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import type { Pages } from '#web/admin-kit/list/list-params.ts'
import { ListPanel } from '#web/admin-kit/list/list-panel.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { rowLooks } from './row-looks.ts'
import { rowFields } from './settlement-fields.ts'

type Props = {
  rows: OpenStatementRow[]
  pages: Pages & { name: string }
  statements: OpenStatement[]
  answer: Answer | undefined
}

/** Statement rows that match no shipment: staff match or explain each, or all rows of a statement at once, so that none is lost. */
export const OpenStatementRows = ({ rows, pages, statements, answer }: Props) => (
  <ListPanel
    title={m.shipment_row_unmatched({ count: pages.rows })}
    none={m.shipment_row_unmatched_note()}
    pages={pages}
    before={
      <>
        <p className="px-4 pb-3 text-muted md:px-5">{m.shipment_row_unmatched_note()}</p>
        {statements.map((statement) => (
          <WholeStatement key={statement.digest} statement={statement} answer={answer} />
        ))}
      </>
    }
  >
    {rows.map((row) => (
      <Row key={row.id} row={row} page={pages.page} answer={answer} />
    ))}
  </ListPanel>
)

/** One explanation for all open rows of a statement. */
function WholeStatement({ statement, answer }: { statement: OpenStatement; answer: Answer | undefined }) {
  const { digest, name, rows, amount } = statement
  const answered = `explain-all:${digest}`
  return (
    <Collapsible
      open={answer?.intent === answered}
      summary={m.shipment_statement_explain({ count: rows, name })}
      className="border-t border-line px-4 py-1 md:px-5"
      summaryClass="type-label min-h-11 text-ink break-all"
    >
      <ActionForm
        action="/admin/settlement#unmatched"
        intent="explain-all"
        answered={answered}
        answer={answer}
        button={m.shipment_statement_do_explain()}
        variant="outline"
        className="grid max-w-xl gap-3 pt-1 pb-3"
      >
        <input type="hidden" name="digest" value={digest} />
        <input type="hidden" name="seenRows" value={rows} />
        <input type="hidden" name="seenAmount" value={amount} />
        <p className="num text-muted">{m.shipment_statement_explain_text({ amount: dong(amount) })}</p>
        <LineField {...inputOf(rowFields.note)} label={m.shipment_row_explain()} hint={m.shipment_row_explain_hint()} />
      </ActionForm>
    </Collapsible>
  )
}

function Row({ row, page, answer }: { row: OpenStatementRow; page: number; answer: Answer | undefined }) {
  const isAnswered = answer?.intent.endsWith(row.id) ?? false
  const left = row.amount - row.counted
  const form = {
    action: `/admin/settlement?unmatched=${page}#unmatched`,
    variant: 'outline',
    className: 'grid content-start gap-3',
    answer,
  } as const
  return (
    <li className="border-t border-line px-4 py-3 md:px-5">
      <div className="num flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-all">
          <span className="font-semibold text-ink">{row.said || '–'}</span>{' '}
          <span className="text-muted">
            {m.shipment_row_from({ name: row.statement, line: row.line, day: formatDate(row.at, getLocale()) })}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-3">
          <b className="font-semibold text-ink">{dong(left)}</b>
          {row.reason && <Tag tone={rowLooks[row.reason].tone}>{rowLooks[row.reason].words()}</Tag>}
        </span>
      </div>
      <Collapsible
        open={isAnswered}
        summary={m.shipment_row_do()}
        className="mt-1"
        summaryClass="type-label min-h-11 text-ink"
      >
        <div className="grid gap-4 pt-1 pb-2 md:grid-cols-2">
          {left > 0 && (
            <ActionForm {...form} intent="match" answered={`match:${row.id}`} button={m.shipment_row_do_match()}>
              <input type="hidden" name="rowId" value={row.id} />
              <input type="hidden" name="expectedVersion" value={row.counted} />
              <LineField
                {...inputOf(rowFields.said)}
                label={m.shipment_row_match()}
                hint={m.shipment_row_match_hint()}
                start={row.reason === 'unknown' ? '' : row.said}
                inputClass="num"
              />
            </ActionForm>
          )}
          <ActionForm {...form} intent="explain" answered={`explain:${row.id}`} button={m.shipment_row_do_explain()}>
            <input type="hidden" name="rowId" value={row.id} />
            <LineField
              {...inputOf(rowFields.note)}
              label={m.shipment_row_explain()}
              hint={m.shipment_row_explain_hint()}
            />
          </ActionForm>
        </div>
      </Collapsible>
    </li>
  )
}
