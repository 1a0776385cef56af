import type { LedgerSum } from '#shop/inventory/moves/search-ledger.ts'
import { stockCauses, type StockCause } from '#shop/inventory/stock.ts'
import { Notice } from '#ui/notice.tsx'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { m } from '#words/messages.js'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { causeWords } from './ledger-columns.tsx'

type Props = {
  query: { text: string; from: string | null; until: string | null }
  sums: Record<StockCause, LedgerSum>
  onHandSums: { onHand: number; reserved: number }
  unreconciled: string[]
}

/** The sum of the moves by cause, and whether all of them together equal the stock on hand. */
export function LedgerSums({ query, sums, onHandSums, unreconciled }: Props) {
  const isAll = !query.text && !query.from && !query.until
  const moved = stockCauses.filter((cause) => sums[cause].onHand !== 0 || cause === 'received' || cause === 'sold')
  return (
    <Panel title={m.stock_moves_sum()}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {moved.map((cause) => (
          <Sum key={cause} name={causeWords[cause]()} value={formatChange(sums[cause].onHand)} />
        ))}
        {isAll && <Sum name={m.stock_moves_sum_on_hand()} value={formatCount(onHandSums.onHand)} />}
        {isAll && <Sum name={m.stock_moves_sum_reserved()} value={formatCount(onHandSums.reserved)} />}
      </dl>
      <p className="mt-3 type-small text-muted">{m.stock_moves_sum_note()}</p>
      {unreconciled.length ? (
        <Notice tone="error" className="mt-3">
          {m.stock_moves_untrue({ skus: unreconciled.join(', ') })}
        </Notice>
      ) : (
        <p className="mt-1 type-small text-green">{m.stock_moves_true()}</p>
      )}
    </Panel>
  )
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="type-small text-body">{name}</dt>
    <dd className="num text-[1.375rem] leading-tight font-[640] text-ink">{value}</dd>
  </div>
)

type LedgerQuery = { text: string; cause: StockCause | null; from: string | null; until: string | null }

export function LedgerFilter({ text, cause, from, until }: LedgerQuery) {
  const field = useAddressValue<HTMLInputElement>(text)
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3 px-4 py-4 md:px-5">
      {cause && <input type="hidden" name="cause" value={cause} />}
      <Field label={m.stock_moves_search()} className="min-w-0 flex-[1_1_14rem]">
        <TextInput {...inputOf(searchFields.q)} ref={field} defaultValue={text} />
      </Field>
      <Field label={m.stock_moves_from()}>
        <DateInput follows="" name="from" defaultValue={from ?? ''} />
      </Field>
      <Field label={m.stock_moves_until()}>
        <DateInput follows="" name="until" defaultValue={until ?? ''} />
      </Field>
      <Button type="submit" variant="outline" size="sm" className="min-h-12">
        {m.stock_moves_filter()}
      </Button>
    </Form>
  )
}
