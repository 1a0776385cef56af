import { dong } from '#kit/money.ts'
import type { CounterReceipts } from '#shop/payments/receipts/count-counter-receipts.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { receiptWayWords } from '#web/admin-kit/states/receipt-way-words.ts'

/** Today's receipts at the counter, by payment method, less cash that was paid back there. */
export const CounterStrip = ({ receipts }: { receipts: CounterReceipts }) => (
  <section aria-labelledby="counter-sales" className="border-b border-line bg-sunken px-4 py-3 md:px-5">
    <h2 id="counter-sales" className="type-label text-ink">
      {m.order_counter_today()}
    </h2>
    <dl className="num mt-1 flex flex-wrap gap-x-8 gap-y-1">
      {receipts.map(({ way, times, amount, paidBack }) => (
        <div key={way} className="flex items-baseline gap-2">
          <dt className="text-muted">{receiptWayWords[way]()}</dt>
          <dd className="font-semibold text-ink">{dong(amount)}</dd>
          <dd className="type-fine text-muted">{m.order_counter_sales({ count: formatCount(times) })}</dd>
          {paidBack > 0 && (
            <dd className="type-fine text-muted">{m.order_counter_paid_back({ amount: dong(paidBack) })}</dd>
          )}
        </div>
      ))}
    </dl>
  </section>
)
