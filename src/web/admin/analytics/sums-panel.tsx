import { dong } from '#kit/money.ts'
import type { Period } from '#shop/analytics/period.ts'
import { salesSums, type Sales, type SalesSum } from '#shop/analytics/sales.ts'
import { cx } from '#ui/cx.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { Panel } from '../frame/panel.tsx'
import { changeWords, periodWords, sumWords, takenOff } from './sales-words.ts'

const isTakenOff = (key: SalesSum) => key === 'discount' || key === 'refund' || key === 'tax'
const isResult = (key: SalesSum) => key === 'total' || key === 'net'
const said = (sales: Sales, key: SalesSum) => (isTakenOff(key) ? takenOff(sales[key]) : dong(sales[key]))

type Props = { now: Sales; period: Period; before: Sales | null; periodBefore: Period | null }

/** How the price of the goods becomes net sales, line by line, so that it can be added up by hand. */
export const SumsPanel = ({ now, period, before, periodBefore }: Props) => (
  <Panel title={m.figures_sum()}>
    <Table
      caption={m.figures_sum()}
      captionHidden
      phones="scroll"
      className="[--table-ground:var(--surface)]"
      head={
        <tr>
          <th scope="col">
            <span className="sr-only">{m.figures_sum()}</span>
          </th>
          <th scope="col" className="end">
            <span className="sm:hidden">{m.figures_now()}</span>
            <span className="max-sm:hidden">{periodWords(period)}</span>
          </th>
          {periodBefore && (
            <th scope="col" className="end max-sm:hidden">
              {periodWords(periodBefore)}
            </th>
          )}
          {before && (
            <th scope="col" className="end">
              {m.figures_change()}
            </th>
          )}
        </tr>
      }
    >
      {salesSums.map((key) => (
        <tr key={key} className={cx(isResult(key) && '*:font-[640]')}>
          <th scope="row">{sumWords[key]()}</th>
          <td className="end whitespace-nowrap">{said(now, key)}</td>
          {before && <td className="end whitespace-nowrap text-muted max-sm:hidden">{said(before, key)}</td>}
          {before && <td className="end whitespace-nowrap">{changeWords(now[key], before[key])}</td>}
        </tr>
      ))}
    </Table>
    <p className="mt-3 type-small text-muted">{m.figures_sum_note()}</p>
  </Panel>
)
