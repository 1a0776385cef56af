import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import type { OrderRow } from '#flows/orders/list-order-rows.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { headlineOf } from '#shop/payments/headline.ts'
import { channelWords } from './channel-words.ts'
import type { Column } from '../list/row-table.tsx'
import { OrderTag, PaymentTag } from './state-tags.tsx'
import type { OrderIssue } from '#shop/payments/order-list-view.ts'
import { Tag } from '#ui/tag.tsx'

const placeOf = ({ method, province }: OrderRow) => (method === 'pickup' ? m.delivery_pickup() : province)

const CodeLink = ({ id, code }: OrderRow) => (
  <Link
    to={`/admin/orders/${id}`}
    className="link -my-2 inline-flex min-h-9 items-center font-semibold tracking-[.02em] [font-stretch:100%]"
  >
    {code}
  </Link>
)

export const orderColumns = (): Column<OrderRow>[] => [
  { key: 'code', head: m.admin_column_code(), cell: (row) => <CodeLink {...row} /> },
  {
    key: 'time',
    head: m.admin_column_time(),
    sort: { by: 'time', first: 'down' },
    className: 'whitespace-nowrap normal-nums',
    cell: (row) => formatDateTime(row.placedAt, getLocale()),
  },
  { key: 'customer', head: m.admin_column_customer(), cell: (row) => row.name },
  {
    key: 'phone',
    head: m.user_phone(),
    spare: true,
    className: 'num whitespace-nowrap',
    cell: (row) => row.phone,
  },
  { key: 'province', head: m.admin_column_province(), className: 'normal-nums md:max-lg:hidden', cell: placeOf },
  {
    key: 'total',
    head: m.admin_column_total(),
    end: true,
    sort: { by: 'total', first: 'down' },
    className: 'whitespace-nowrap',
    cell: (row) => dong(row.total),
  },
  {
    key: 'state',
    head: m.admin_column_state(),
    className: 'pl-4',
    cell: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <OrderTag state={row.state} method={row.method} payment={row.money} />
        <OrderIssueTags issues={row.issues} />
      </span>
    ),
  },
  { key: 'method', head: m.order_admin_method(), spare: true, cell: (row) => deliveryMethodName(row.method) },
  { key: 'channel', head: m.order_new_channel(), spare: true, cell: (row) => channelWords[row.channel]() },
  {
    key: 'payment',
    head: m.admin_column_payment(),
    cell: (row) => row.money && <PaymentTag state={row.state} payment={row.money} />,
  },
]

export const OrderListCard = (row: OrderRow) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <CodeLink {...row} />
      <span className="font-semibold text-ink">{dong(row.total)}</span>
    </div>
    <p className="text-ink">{row.name}</p>
    <p className="type-small normal-nums text-muted">
      {formatDateTime(row.placedAt, getLocale())} · {placeOf(row)}
    </p>
    <div className="mt-2 flex flex-wrap gap-2">
      <OrderTag state={row.state} method={row.method} payment={row.money} />
      {row.money && headlineOf(row.state, row.money) === row.state && (
        <PaymentTag state={row.state} payment={row.money} />
      )}
      <OrderIssueTags issues={row.issues} />
    </div>
  </>
)

/** Message for a shop without orders. */
export const noOrdersYet = () => ({
  title: m.admin_orders_none_title(),
  text: m.admin_orders_none_text(),
  action: (
    <a href="/shop" className={buttonClass({ size: 'sm' })}>
      {m.admin_to_shop()}
    </a>
  ),
})

const words: Record<OrderIssue, () => string> = {
  delivery: () => m.order_stuck_delivery(),
  unpaid: () => m.order_stuck_unpaid(),
  cod: () => m.order_stuck_cod(),
  checking: () => m.order_stuck_checking(),
  owing: () => m.order_stuck_owing(),
  over: () => m.order_stuck_over(),
  payment: () => m.order_stuck_payment(),
  unmatched: () => m.order_stuck_unmatched(),
  part: () => m.order_stuck_part(),
  refund: () => m.order_stuck_refund(),
  cancelled: () => m.order_stuck_cancelled(),
  work: () => m.order_stuck_work(),
}

/** Why an order is among the problems. */
const OrderIssueTags = ({ issues }: { issues: OrderIssue[] }) =>
  issues.map((one) => (
    <Tag key={one} tone="red">
      {words[one]()}
    </Tag>
  ))
