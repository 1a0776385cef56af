import { formatDateTime } from '#kit/clock.ts'
import { dong, type Dong } from '#kit/money.ts'
import type { PriceChange } from '#shop/catalogue/prices/list-price-changes.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** Earlier prices of the variants with who changed them, the newest first. */
export const PriceHistory = ({ changes }: { changes: PriceChange[] }) => (
  <Panel title={m.product_admin_history()}>
    {changes.length ? (
      <ol className="grid gap-3">
        {changes.map((change) => (
          <li key={change.id} className="num border-t border-line pt-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold text-ink">{change.sku}</b>
              <span className="text-muted">
                {formatDateTime(change.at, getLocale())} · {actorWords(change)}
              </span>
            </p>
            <p>
              {m.product_admin_price()}: <Step from={change.wasPrice} to={change.price} />
            </p>
            {(change.wasSalePrice !== null || change.salePrice !== null) && (
              <p>
                {m.product_admin_sale()}: <Step from={change.wasSalePrice} to={change.salePrice} />
              </p>
            )}
          </li>
        ))}
      </ol>
    ) : (
      <p className="text-muted">{m.product_admin_history_none()}</p>
    )}
  </Panel>
)

const amountText = (amount: Dong | null) => (amount === null ? '–' : dong(amount))

const Step = ({ from, to }: { from: Dong | null; to: Dong | null }) =>
  from === to ? (
    <span>{amountText(to)}</span>
  ) : (
    <span>{m.product_admin_price_step({ from: amountText(from), to: amountText(to) })}</span>
  )
