import type { HeldText } from '#shop/content/policies/list-held-texts.ts'
import { useFeature } from '#shop/settings/use-feature.ts'
import { Link } from 'react-router'
import { formatWeekday, formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { isUnderWay } from '#shop/orders/states.ts'
import { getLocale } from '#words/runtime.js'
import { EInvoiceFacts } from '#web/shell/order/e-invoice-facts.tsx'
import { DiscountRows } from '#web/shell/cart/discount-rows.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { heldPolicyWords } from '#web/shell/order/policy-words.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { DiscountReasons } from '#web/shell/cart/discount-reasons.tsx'
import { ServiceList, ServiceListRow } from '#web/shell/cart/work-list.tsx'
import { m } from '#words/messages.js'
import { buyerPaymentWords, isRefundDue } from './order-words.ts'
import type { OrderView } from './view-order.server.ts'

export function OrderDetailsSection({ order, isOwn }: { order: OrderView; isOwn: boolean }) {
  const hasReviews = useFeature('reviews')
  const mayReview = hasReviews && isOwn
  return (
    <div>
      <h2 className="type-h3">{m.order_lines()}</h2>
      <ul className="mt-3 border-t border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[72px_1fr_auto] gap-x-4 border-b border-line py-4">
            <Thumbnail file={line.picture} px={72} />
            <div className="min-w-0">
              <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">
                <ProductName name={line.name} />
              </Link>
              <p className="type-small text-muted">
                <FallbackText text={line.choice} words={line.lent} />
              </p>
              {line.setWith && <p className="type-small text-accent">{m.bundle_with({ name: line.setWith })}</p>}
              <p className="type-small text-muted">{m.order_quantity({ count: line.quantity })}</p>
              {line.ended > 0 && <p className="type-small text-ink">{m.order_line_ended({ count: line.ended })}</p>}
              {mayReview && line.hasArrived && (
                <Link to={`/product/${line.productId}/review`} className="link inline-flex min-h-11 items-center">
                  {m.review_write()}
                  <span className="sr-only">: {line.name}</span>
                </Link>
              )}
            </div>
            <p className="num font-semibold text-ink">{dong(line.total)}</p>
            <div className="col-span-2 col-start-2">
              <DiscountReasons rows={line.why} of={line.name} />
            </div>
            {line.services.length > 0 && (
              <div className="col-span-2 col-start-2">
                <ServiceList of={line.name} isFinal={line.finalSince !== null}>
                  {line.services.map((work) => (
                    <ServiceListRow key={work.id} work={work} />
                  ))}
                </ServiceList>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Sums order={order} />
      <DeliveryAddress order={order} />
      <Invoiced order={order} />
      <OrderPolicies policies={order.policies} />
    </div>
  )
}

/** The policies as they were on the day of the order. */
function OrderPolicies({ policies }: { policies: HeldText[] }) {
  if (!policies.length) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{m.policy_held_list()}</h2>
      <ul className="mt-2">
        {policies.map((policy) => (
          <li key={policy.id}>
            <Link
              to={`/policies/${policy.id}`}
              className="link inline-flex min-h-11 flex-wrap items-center gap-x-2 md:min-h-9"
            >
              <span>{heldPolicyWords(policy).name}</span>
              <span className="type-small font-normal text-muted">
                {[
                  m.policy_held_day({ day: formatDate(policy.changedAt, getLocale()) }),
                  heldPolicyWords(policy).language,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sums({ order }: { order: OrderView }) {
  const rate = order.shippingFee + order.shippingDiscount
  return (
    <div className="mt-4 ml-auto max-w-sm">
      <dl className="grid gap-1.5">
        <Sum label={m.order_subtotal()} amount={dong(order.subtotal)} />
        <DiscountRows rows={order.offGoods} />
        <Sum label={m.order_shipping()} amount={rate ? dong(rate) : m.order_shipping_free()} />
        <DiscountRows rows={order.offShipping} />
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold text-ink">
          <dt>{m.order_total()}</dt>
          <dd className="num">{dong(order.total)}</dd>
        </div>
        {order.notKept > 0 && <Sum label={m.order_not_kept()} amount={`−${dong(order.notKept)}`} />}
      </dl>
      <p className="type-fine mt-1 text-right text-muted">{m.order_vat_included({ amount: dong(order.vat) })}</p>
    </div>
  )
}

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="num text-ink">{amount}</dd>
  </div>
)

function DeliveryAddress({ order }: { order: OrderView }) {
  return (
    <div className="mt-8 grid gap-8 sm:grid-cols-2">
      <section>
        <h2 className="type-h3">{m.order_address()}</h2>
        <p className="mt-2">{order.address?.name ?? order.name}</p>
        <p className="num">{order.address?.phone ?? order.phone}</p>
        <p>{order.method === 'pickup' ? m.order_pickup_at({ address: order.shop.address }) : order.address?.line}</p>
        <Expected order={order} />
        {order.note && (
          <p className="mt-2 text-muted">
            {m.order_note()}: {order.note}
          </p>
        )}
        {order.inspect && (
          <p className="mt-2">{order.payment?.method === 'cod' ? m.order_inspect() : m.order_inspect_paid()}</p>
        )}
      </section>
      <section>
        <h2 className="type-h3">{m.order_payment()}</h2>
        {order.payment?.amount === 0 && <p className="mt-2">{m.payment_nothing()}</p>}
        {order.payment && order.payment.amount > 0 && (
          <>
            <p className="mt-2">{methodWords[order.payment.method]()}</p>
            <p>{isRefundDue(order) ? m.payment_state_refund_due() : buyerPaymentWords()[order.payment.state]}</p>
          </>
        )}
        {order.isPayable && (
          <Link to={`/orders/${order.id}/pay?change`} className="link inline-flex min-h-11 items-center">
            {m.payment_other()}
          </Link>
        )}
        {order.owed > 0 && order.paid > 0 && <p>{m.order_still_owed({ amount: dong(order.owed) })}</p>}
        {order.over > 0 && <p className="num">{m.order_kept_over({ amount: dong(order.over) })}</p>}
        {order.returnedCredit.map(({ orderId, code, amount }) => (
          <p key={orderId} className="num">
            {m.order_credit_returned({ amount: dong(amount), code })}
          </p>
        ))}
        {order.refunds.map(({ id, amount, state }) => (
          <p key={id}>
            {state === 'done'
              ? m.order_refund_done({ amount: dong(amount) })
              : m.order_refund_under_way({ amount: dong(amount) })}
          </p>
        ))}
        {order.shop.phone && isUnderWay(order.state) && (
          <p className="mt-2 text-muted">{m.order_call({ phone: order.shop.phone })}</p>
        )}
      </section>
    </div>
  )
}

/** The days on which it should arrive; an order to collect arrives nowhere. */
function Expected({ order: { state, method, deliverFrom, deliverUntil } }: { order: OrderView }) {
  if (method === 'pickup' || !isUnderWay(state) || !deliverFrom || !deliverUntil) return null
  const day = (iso: string) => formatWeekday(new Date(`${iso}T12:00:00+07:00`), getLocale())
  const [from, until] = [day(deliverFrom), day(deliverUntil)]
  return <p className="mt-2">{from === until ? m.delivery_on({ day: from }) : m.order_expected({ from, until })}</p>
}

/** The company on the electronic invoice, and where to look the invoice up once it is issued. */
function Invoiced({ order: { invoice, eInvoice, state } }: { order: OrderView }) {
  if (!invoice && !eInvoice) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{m.order_e_invoice()}</h2>
      {invoice && (
        <p className="mt-2 break-words">
          {invoice.company}
          <span className="block">
            {m.admin_invoice_tax_code()}: <span className="num">{invoice.taxCode}</span>
          </span>
          <span className="block">{invoice.address}</span>
        </p>
      )}
      <div className="mt-2">
        {eInvoice ? (
          <EInvoiceFacts eInvoice={eInvoice} />
        ) : (
          <p className="text-muted">{state === 'cancelled' ? m.order_e_invoice_none() : m.order_e_invoice_later()}</p>
        )}
      </div>
    </section>
  )
}
