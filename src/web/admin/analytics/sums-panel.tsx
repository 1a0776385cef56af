import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { Period } from '#shop/analytics/period.ts'
import { salesSums, type Sales, type SalesSum } from '#shop/analytics/sales.ts'
import { exchanged } from '#shop/payments/order-list-view.ts'
import { cx } from '#ui/cx.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { changeWords, salesPeriodWords, sumWords, discountText } from '#web/admin-kit/charts/sales-words.ts'

const isTakenOff = (key: SalesSum) => key === 'discount' || key === 'refund' || key === 'tax'
const isResult = (key: SalesSum) => key === 'total' || key === 'net'
const amountText = (sales: Sales, key: SalesSum) => (isTakenOff(key) ? discountText(sales[key]) : dong(sales[key]))

type Props = { now: Sales; period: Period; before: Sales | null; periodBefore: Period | null }

/** Exchange orders count in no average, so they have their own row with a link. */
const ExchangeRow = ({ now, period, before }: Omit<Props, 'periodBefore'>) =>
  now.exchanges || before?.exchanges ? (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
      <dt className="text-ink">
        <Link to={`/admin/orders?${exchangedIn(period)}`} className="link">
          {m.analytics_exchanges()}
        </Link>
      </dt>
      <dd className="num text-end text-ink">{formatCount(now.exchanges)}</dd>
      <dt className="text-ink">{m.analytics_exchange_goods()}</dt>
      <dd className="num text-end whitespace-nowrap text-ink">{dong(now.exchangeGoods)}</dd>
      {before && (
        <>
          <dt className="type-small text-muted">{m.analytics_before()}</dt>
          <dd className="type-small num text-end whitespace-nowrap text-muted">
            {formatCount(before.exchanges)} · {dong(before.exchangeGoods)}
          </dd>
        </>
      )}
      <dd className="type-small col-span-2 mt-1 text-muted">{m.analytics_exchanges_note()}</dd>
    </dl>
  ) : null

const exchangedIn = ({ from, until }: Period) => new URLSearchParams({ from, until, state: exchanged })

/** From the list price of the goods to net sales, line by line, so that it can be checked by hand. */
export const SumsPanel = ({ now, period, before, periodBefore }: Props) => (
  <Panel title={m.analytics_sum()}>
    <Table
      caption={m.analytics_sum()}
      captionHidden
      phones="scroll"
      className="[--table-ground:var(--surface)]"
      head={
        <tr>
          <th scope="col">
            <span className="sr-only">{m.analytics_sum()}</span>
          </th>
          <th scope="col" className="end">
            <span className="sm:hidden">{m.analytics_now()}</span>
            <span className="max-sm:hidden">{salesPeriodWords(period)}</span>
          </th>
          {periodBefore && (
            <th scope="col" className="end max-sm:hidden">
              {salesPeriodWords(periodBefore)}
            </th>
          )}
          {before && (
            <th scope="col" className="end">
              {m.analytics_change()}
            </th>
          )}
        </tr>
      }
    >
      {salesSums.map((key) => (
        <tr key={key} className={cx(isResult(key) && '*:font-[640]')}>
          <th scope="row">{sumWords[key]()}</th>
          <td className="end whitespace-nowrap">{amountText(now, key)}</td>
          {before && <td className="end whitespace-nowrap text-muted max-sm:hidden">{amountText(before, key)}</td>}
          {before && <td className="end whitespace-nowrap">{changeWords(now[key], before[key])}</td>}
        </tr>
      ))}
    </Table>
    <p className="mt-3 type-small text-muted">{m.analytics_sum_note()}</p>
    <ExchangeRow now={now} period={period} before={before} />
  </Panel>
)
