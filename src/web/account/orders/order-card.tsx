import { Fragment } from 'react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'
import { buyerHeadlineOf, type BuyerHeadline, type PaymentStanding } from '#shop/payments/headline.ts'
import { isUnderWay } from '#shop/orders/states.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { OrderProgress } from './order-progress.tsx'
import { headlineWords } from './order-words.ts'

type Order = Awaited<ReturnType<typeof listOrdersOf>>[number] & { payment: PaymentStanding | null; isToPay: boolean }

const shownPictures = 4
const tones: Record<BuyerHeadline, TagTone> = {
  unpaid: 'amber',
  part_paid: 'amber',
  paid: 'green',
  payment_failed: 'red',
  expired: 'neutral',
  placed: 'amber',
  confirmed: 'accent',
  packed: 'accent',
  shipped: 'accent',
  delivered: 'green',
  completed: 'green',
  cancelled: 'neutral',
}

/** One order with its items, progress and total. One link covers the whole card; an unpaid order has a button to pay. */
export function OrderCard({ order }: { order: Order }) {
  const { id, code, state, method, total, placedAt, lines, payment, isToPay } = order
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  const headline = buyerHeadlineOf(state, payment)
  return (
    <li className="relative min-w-0 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-line-strong md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="type-h3">
          <Link to={`/orders/${id}`} className="num after:absolute after:inset-0 after:rounded-lg hover:underline">
            {m.order_title({ code })}
          </Link>
        </h2>
        <Tag tone={tones[headline]}>{headlineWords(method)[headline]}</Tag>
        {isToPay && headline === state && <Tag tone="amber">{m.order_mine_unpaid()}</Tag>}
        <span className="type-small text-muted md:ml-auto">{formatDateTime(new Date(placedAt), getLocale())}</span>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ul className="flex flex-wrap gap-2" aria-label={m.order_lines()}>
          {lines.slice(0, shownPictures).map((line, at) => (
            <li key={at}>
              <Thumbnail file={line.picture} px={56} />
              <span className="sr-only">
                <ProductName name={line.name} /> × {line.quantity}
              </span>
            </li>
          ))}
          {lines.length > shownPictures && (
            <li className="num grid size-14 place-items-center rounded-md bg-sunken font-semibold text-muted">
              +{lines.length - shownPictures}
            </li>
          )}
        </ul>
        <div className="min-w-0 flex-1 basis-48">
          <p className="line-clamp-2 font-medium text-ink">
            {lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && ', '}
                <ProductName name={line.name} />
              </Fragment>
            ))}
          </p>
          <p className="type-small text-muted">{m.order_mine_pieces({ count })}</p>
        </div>
        <p className="flex items-center justify-between gap-2 max-md:basis-full">
          <span className="num text-lg font-semibold text-ink">{dong(total)}</span>
          <ChevronRight aria-hidden size={20} className="text-muted" />
        </p>
      </div>
      {isToPay && (
        <Link to={`/orders/${id}/pay`} className={`relative mt-5 ${buttonClass({ size: 'sm' })}`}>
          {m.order_pay_now()}
          <span className="sr-only">: {m.order_title({ code })}</span>
        </Link>
      )}
      {isUnderWay(state) && (
        <div className="mt-5 border-t border-line pt-5">
          <OrderProgress state={state} method={method} className="max-w-2xl" />
        </div>
      )}
    </li>
  )
}
