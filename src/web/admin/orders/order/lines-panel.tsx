import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { DiscountRows } from '#web/shell/cart/discount-rows.tsx'
import { DiscountReasons } from '#web/shell/cart/discount-reasons.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { AdminOrder } from './read-admin-order.ts'

export const LinesPanel = ({ order }: { order: AdminOrder }) => (
  <Panel
    title={m.admin_lines()}
    aside={
      <span className="num text-muted">
        {m.admin_pieces({ count: formatCount(order.lines.reduce((sum, line) => sum + line.quantity, 0)) })}
      </span>
    }
    flush
  >
    <ul className="border-t border-line">
      {order.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
    <Sums order={order} />
  </Panel>
)

const Line = ({ line }: { line: AdminOrder['lines'][number] }) => (
  <li className="num grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-b border-line px-4 py-4 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:px-5">
    <Thumb file={line.picture} px={64} className="size-16" />
    <div className="min-w-0">
      <a href={`/product/${line.slug}`} className="font-[560] text-ink hover:underline">
        <ProductName name={line.name} />
      </a>
      {line.options.length > 0 && <p className="text-body">{describeOptions(line.options, getLocale())}</p>}
      {line.ended > 0 && <p className="text-red">{m.order_admin_line_ended({ count: formatCount(line.ended) })}</p>}
      {line.setWith && <p className="text-accent">{m.bundle_with({ name: line.setWith })}</p>}
      <p className="type-fine text-muted">
        {line.stocked && line.variantId ? (
          <Link to={`/admin/inventory/${line.variantId}`} className="underline underline-offset-3 hover:text-ink">
            {line.sku}
          </Link>
        ) : (
          line.sku
        )}
        {' · '}
        {m.admin_vat_rate({ rate: line.vatRate })}
      </p>
      <DiscountReasons rows={line.why} of={line.name} />
    </div>
    <div className="whitespace-nowrap max-md:col-start-2 max-md:mt-1 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-3 md:text-right">
      <p className="text-muted">
        {line.listPrice > line.unitPrice && (
          <s className="mr-2">
            <span className="sr-only">{m.admin_list_price()} </span>
            {dong(line.listPrice)}
          </s>
        )}
        {dong(line.unitPrice)} ×{' '}
        <b className={line.quantity > 1 ? 'font-bold text-ink' : 'font-normal'}>{formatCount(line.quantity)}</b>
      </p>
      <p className="ml-auto font-semibold text-ink">{dong(line.total)}</p>
    </div>
    {line.services.length > 0 && <Services line={line} />}
  </li>
)

/** Services of the line, and when the customer agreed that it cannot be returned. */
const Services = ({ line }: { line: AdminOrder['lines'][number] }) => (
  <div className="col-start-2 mt-2 border-l-2 border-line pl-3 md:col-span-2">
    <ul aria-label={m.service_under({ name: line.name })}>
      {line.services.map((work) => (
        <li key={work.id} className="flex flex-wrap gap-x-3 py-0.5">
          <span className="min-w-0 flex-1">
            <b className="font-[560] text-ink">
              <ProductName name={work.name} />
            </b>
            {work.options.length > 0 && ` · ${describeOptions(work.options, getLocale())}`}
            <span className="type-fine text-muted">
              {' '}
              {work.sku} · {m.admin_vat_rate({ rate: work.vatRate })}
            </span>
          </span>
          <span className="whitespace-nowrap text-muted">
            {dong(work.unitPrice)} × {formatCount(work.quantity)}
          </span>
          <span className="whitespace-nowrap font-semibold text-ink">{dong(work.total)}</span>
          <div className="basis-full">
            <DiscountReasons rows={work.why} of={work.name} />
          </div>
        </li>
      ))}
    </ul>
    {line.finalSince && (
      <p className="type-fine text-muted">
        {m.service_agreed_at({ time: formatDateTime(line.finalSince, getLocale()) })}
      </p>
    )}
  </div>
)

function Sums({ order }: { order: AdminOrder }) {
  const rate = order.shippingFee + order.shippingDiscount
  return (
    <dl className="num ml-auto grid max-w-96 gap-y-1.5 px-4 py-4 md:px-5">
      <Sum name={m.admin_subtotal()} amount={dong(order.subtotal)} />
      <DiscountRows rows={order.offGoods} />
      <Sum name={m.admin_shipping_fee()} amount={rate ? dong(rate) : m.admin_free()} />
      <DiscountRows rows={order.offShipping} />
      <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-line pt-2.5 text-ink">
        <dt className="font-semibold">{m.admin_total()}</dt>
        <dd className="text-[1.1875rem] font-[680] tracking-[-.02em]">{dong(order.total)}</dd>
      </div>
      {order.notKept > 0 && <Sum name={m.order_not_kept()} amount={`−${dong(order.notKept)}`} />}
      <div className="type-fine flex justify-between gap-6 text-muted">
        <dt>{m.admin_of_which_vat()}</dt>
        <dd>{dong(order.vat)}</dd>
      </div>
    </dl>
  )
}

const Sum = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-6">
    <dt className="text-muted">{name}</dt>
    <dd className="text-ink">{amount}</dd>
  </div>
)
