import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { buyerReturnReasonWords } from '#web/shell/returns/return-words.ts'
import type { ReturnView } from '#web/shell/returns/view-return.server.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'

/** What comes back and why, and what is wanted instead. */
export function ReturnItems({ one }: { one: ReturnView }) {
  const isHere = one.state === 'received' || one.state === 'closed'
  return (
    <section className="mt-10">
      <h2 className="type-h2">{m.return_items()}</h2>
      <ul className="mt-3 border-t border-line">
        {one.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
            <Thumbnail file={line.picture} px={72} />
            <div className="min-w-0">
              <p className="font-semibold text-ink">
                <ProductName name={line.name} />
              </p>
              {line.choice && (
                <p className="type-small text-muted">
                  <FallbackText text={line.choice} words={line.lent} />
                </p>
              )}
              <p className="type-small num mt-1">
                {m.order_quantity({ count: line.quantity })} · {buyerReturnReasonWords()[line.reason]}
              </p>
              {isHere && <p className="type-small num text-muted">{m.return_came({ count: line.came })}</p>}
              {line.wanted && <Instead {...line.wanted} />}
            </div>
          </li>
        ))}
      </ul>
      {one.note && <p className="mt-4 break-words whitespace-pre-line">{one.note}</p>}
      {one.bank && (
        <p className="type-small num mt-4 text-muted">
          {m.return_bank_to({ bank: one.bank.bank, account: one.bank.account, holder: one.bank.holder })}
        </p>
      )}
    </section>
  )
}

const Instead = ({ choice, lent, difference }: NonNullable<ReturnView['lines'][number]['wanted']>) => (
  <p className="type-small num mt-1 font-medium text-ink">
    <FallbackText text={m.return_instead({ choice: choice || m.return_same() })} words={lent} />
    {difference > 0 && (
      <span className="font-normal text-muted"> · {m.return_to_pay({ amount: dong(difference) })}</span>
    )}
    {difference < 0 && (
      <span className="font-normal text-muted"> · {m.return_to_get({ amount: dong(-difference) })}</span>
    )}
  </p>
)
