import { Link } from 'react-router'
import { formatWeekday } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { getLocale } from '#words/runtime.js'
import { Thumbnail } from '#web/chrome/thumbnail.tsx'
import { WorkList, WorkRow } from '#web/chrome/work-list.tsx'
import { m } from '#words/messages.js'
import { paymentSeenWords } from './order-words.ts'
import type { OrderView } from './view-order.server.ts'

/** What was ordered, what it cost, where it goes. */
export function OrderDetails({ order, isOwn }: { order: OrderView; isOwn: boolean }) {
  const mayReview = isOwn && (order.state === 'delivered' || order.state === 'completed')
  return (
    <div>
      <h2 className="type-h3">{m.order_lines()}</h2>
      <ul className="mt-3 border-t border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[72px_1fr_auto] gap-x-4 border-b border-line py-4">
            <Thumbnail file={line.picture} px={72} />
            <div className="min-w-0">
              <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">
                {line.name}
              </Link>
              <p className="type-small text-muted">{line.choice}</p>
              <p className="type-small text-muted">{m.order_quantity({ count: line.quantity })}</p>
              {mayReview && (
                <Link to={`/product/${line.productId}/review`} className="link inline-flex min-h-11 items-center">
                  {m.review_write()}
                  <span className="sr-only">: {line.name}</span>
                </Link>
              )}
            </div>
            <p className="num font-semibold text-ink">{dong(line.total)}</p>
            {line.services.length > 0 && (
              <div className="col-span-2 col-start-2">
                <WorkList of={line.name} isFinal={line.finalSince !== null}>
                  {line.services.map((work) => (
                    <WorkRow key={work.id} work={work} />
                  ))}
                </WorkList>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Sums order={order} />
      <Where order={order} />
    </div>
  )
}

function Sums({ order }: { order: OrderView }) {
  const rows: [string, string][] = [
    [m.order_subtotal(), dong(order.subtotal)],
    ...(order.discount ? [[m.order_discount(), `−${dong(order.discount)}`] as [string, string]] : []),
    [m.order_shipping(), order.shippingFee ? dong(order.shippingFee) : m.order_shipping_free()],
  ]
  return (
    <div className="mt-4 ml-auto max-w-sm">
      <dl className="grid gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="num text-ink">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold text-ink">
          <dt>{m.order_total()}</dt>
          <dd className="num">{dong(order.total)}</dd>
        </div>
      </dl>
      <p className="type-fine mt-1 text-right text-muted">{m.order_vat_included({ amount: dong(order.vat) })}</p>
    </div>
  )
}

function Where({ order }: { order: OrderView }) {
  const day = (iso: string) => formatWeekday(new Date(`${iso}T12:00:00+07:00`), getLocale())
  const isUnderWay = order.state !== 'delivered' && order.state !== 'completed' && order.state !== 'cancelled'
  return (
    <div className="mt-8 grid gap-8 sm:grid-cols-2">
      <section>
        <h2 className="type-h3">{m.order_address()}</h2>
        <p className="mt-2">{order.address?.name ?? order.name}</p>
        <p className="num">{order.address?.phone ?? order.phone}</p>
        <p>{order.method === 'pickup' ? m.order_pickup_at({ address: order.shopAddress }) : order.address?.line}</p>
        {isUnderWay && order.deliverFrom && order.deliverUntil && (
          <p className="mt-2">{m.order_expected({ from: day(order.deliverFrom), until: day(order.deliverUntil) })}</p>
        )}
        {order.note && (
          <p className="mt-2 text-muted">
            {m.order_note()}: {order.note}
          </p>
        )}
        {order.inspect && <p className="mt-2">{m.order_inspect()}</p>}
      </section>
      <section>
        <h2 className="type-h3">{m.order_payment()}</h2>
        <p className="mt-2">{m.method_cod()}</p>
        {order.payment && <p>{paymentSeenWords()[order.payment.state]}</p>}
        {order.shopPhone && isUnderWay && <p className="mt-2 text-muted">{m.order_call({ phone: order.shopPhone })}</p>}
      </section>
    </div>
  )
}
