import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { StatementRow } from '#flows/payments/check-statement.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { rowLooks } from './row-looks.ts'

type CheckedStatement = {
  text: string
  name: string
  rows: StatementRow[]
  statement: { head: string[]; codeAt: number; amountAt: number; digest: string }
}

/** Preview of each row before anything is recorded; the columns can be chosen again. */
export function StatementRows({ checked: { text, name, rows, statement } }: { checked: CheckedStatement }) {
  const fitting = rows.filter((row) => row.outcome === 'fits')
  const known = rows.filter((row) => row.isKnown).length
  const open = rows.length - fitting.length - known
  const sum = fitting.reduce((total, row) => total + (row.amount ?? 0), 0)
  return (
    <Panel title={m.shipment_statement_checked({ name })}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <textarea name="text" hidden readOnly value={text} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="checked" value={statement.digest} />
        <div className="grid gap-4 md:grid-cols-2">
          <Column
            name="codeAt"
            label={m.shipment_statement_code_column()}
            head={statement.head}
            chosen={statement.codeAt}
          />
          <Column
            name="amountAt"
            label={m.shipment_statement_amount_column()}
            head={statement.head}
            chosen={statement.amountAt}
          />
        </div>
        <ul className="grid">
          {rows.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </ul>
        {known > 0 && <p className="text-muted">{m.shipment_statement_known({ count: known })}</p>}
        {open > 0 && <p className="text-muted">{m.shipment_statement_parks({ count: open })}</p>}
        <div className="flex flex-wrap gap-3">
          <SendButton name="intent" value="settle" size="sm">
            {m.shipment_statement_do_settle({ count: fitting.length, amount: dong(sum) })}
          </SendButton>
          <SendButton name="intent" value="check" size="sm" variant="outline">
            {m.shipment_settlement_do_check()}
          </SendButton>
        </div>
      </Form>
    </Panel>
  )
}

type ColumnProps = { name: string; label: string; head: string[]; chosen: number }

const Column = ({ name, label, head, chosen }: ColumnProps) => (
  <SelectField label={label} name={name} defaultValue={String(chosen)}>
    {head.map((title, at) => (
      <option key={`${at}-${title}`} value={at}>
        {title || m.import_column({ number: at + 1 })}
      </option>
    ))}
  </SelectField>
)

const Row = ({ row }: { row: StatementRow }) => (
  <li className="num flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
    <span className="min-w-0 break-all">
      <span className="text-muted">{row.line}.</span>{' '}
      {row.shipment ? (
        <Link to={`/admin/orders/${row.shipment.orderId}`} className="link">
          {row.said}
        </Link>
      ) : (
        <span className="text-ink">{row.said}</span>
      )}
    </span>
    <span className="flex flex-wrap items-center gap-3">
      {row.amount !== null && <b className="font-semibold text-ink">{dong(row.amount)}</b>}
      {row.outcome === 'differs' && row.expected !== null && (
        <span className="text-muted">{m.shipment_statement_expected({ amount: dong(row.expected) })}</span>
      )}
      <Tag tone={rowLooks[row.outcome].tone}>{rowLooks[row.outcome].words()}</Tag>
    </span>
  </li>
)
