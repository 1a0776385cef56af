import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { DiscountRows } from '../cart/discount-rows.tsx'
import { Thumbnail } from '../page/thumbnail.tsx'
import { m } from '#words/messages.js'
import type { PlacedView } from './view-placed.server.ts'

/** The goods with their pictures and totals. */
export function PlacedGoods({ placed }: { placed: PlacedView }) {
  const rate = placed.shippingFee + placed.shippingDiscount
  return (
    <section aria-labelledby="goods" className="rounded-lg border border-line bg-surface p-5 md:p-6">
      <h2 id="goods" className="type-h3">
        {m.order_yours()}
      </h2>
      <ul className="mt-2">
        {placed.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5">
            <Thumbnail file={line.picture} px={72} />
            <div>
              <p className="flex justify-between gap-4 font-semibold text-ink">
                <span>
                  <ProductName name={line.name} />
                </span>
                <span className="num whitespace-nowrap">{dong(line.total)}</span>
              </p>
              <p className="type-small text-muted">
                <FallbackText text={line.choice} words={line.lent} />
                {line.quantity > 1 && <span className="num"> · {m.order_quantity({ count: line.quantity })}</span>}
              </p>
              {line.services.map((work) => (
                <p key={work.id} className="type-small flex justify-between gap-3">
                  <span>
                    + <ProductName name={work.name} />
                    {work.choice && `, ${work.choice}`}
                  </span>
                  <span className="num whitespace-nowrap text-ink">+ {dong(work.total)}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-1.5">
        <DiscountRows rows={placed.offGoods} />
        <Sum label={m.order_shipping()} amount={rate ? dong(rate) : m.order_shipping_free()} />
        <DiscountRows rows={placed.offShipping} />
        <div className="flex justify-between gap-4 pt-1 text-lg font-semibold text-ink">
          <dt>{m.order_total()}</dt>
          <dd className="num">{dong(placed.total)}</dd>
        </div>
      </dl>
    </section>
  )
}

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="num text-ink">{amount}</dd>
  </div>
)
