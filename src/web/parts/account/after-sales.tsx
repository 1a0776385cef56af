import { Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { isUnfinished } from '#shop/work/states.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { returnLooks, returnResolutionWords } from '#web/shell/returns/return-words.ts'
import { workOrderLooks } from '#web/shell/order/work-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { AfterSaleView } from './view-after-sale.server.ts'

type Props = { orderId: string; after: AfterSaleView; isOwn: boolean }

/** Shown with an order: its work orders, its returns, and the link to return goods. */
export function AfterSale({ after, ...rest }: Props) {
  return (
    <>
      {after.works.length > 0 && <Works works={after.works} />}
      {(after.mayReturn || after.returns.length > 0 || after.origin) && <Returns after={after} {...rest} />}
    </>
  )
}

const day = (iso: string) => formatDate(noonOf(iso), getLocale())

const Works = ({ works }: { works: AfterSaleView['works'] }) => (
  <section className="rounded-lg bg-sunken p-6">
    <h2 className="type-h3">{m.workshop_title()}</h2>
    <ul className="mt-3 grid gap-4">
      {works.map((work) => (
        <li key={work.code}>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-medium text-ink">
              <ProductName name={work.name} />
            </span>
            <Tag tone={workOrderLooks[work.state].tone}>{workOrderLooks[work.state].words()}</Tag>
          </span>
          <span className="num type-fine block text-muted">{work.code}</span>
          {work.state === 'waiting' && (
            <p className="type-small mt-1">{m.workshop_waiting_text({ code: work.code })}</p>
          )}
          {isUnfinished(work.state) && work.dueOn && (
            <p className="type-small mt-1">{m.workshop_due({ day: day(work.dueOn) })}</p>
          )}
          {work.hollow && <p className="type-small mt-1">{m.workshop_hollow_done({ hollow: work.hollow })}</p>}
          {work.doneNote && <p className="type-small mt-1 break-words">{work.doneNote}</p>}
        </li>
      ))}
    </ul>
  </section>
)

function Returns({ orderId, isOwn, after: { returns, mayReturn, until, origin } }: Props) {
  return (
    <section className="rounded-lg bg-sunken p-6">
      <h2 className="type-h3">{m.return_title()}</h2>
      {origin && (
        <p className="mt-2">
          {/* The link in an order's mail opens only that order, so the first order's return is linked only for its owner. */}
          {isOwn ? (
            <Link to={`/orders/${origin.orderId}/returns/${origin.returnId}`} className="link">
              {m.return_origin({ code: origin.code })}
            </Link>
          ) : (
            m.return_origin({ code: origin.code })
          )}
        </p>
      )}
      {returns.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {returns.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Link to={`/orders/${orderId}/returns/${one.id}`} className="link num inline-flex min-h-11 items-center">
                {one.code}
                <span className="sr-only">, {returnResolutionWords()[one.wish]}</span>
              </Link>
              <Tag tone={returnLooks[one.state].tone}>{returnLooks[one.state].words()}</Tag>
            </li>
          ))}
        </ul>
      )}
      {mayReturn && (
        <>
          {until && <p className="type-small mt-2 text-muted">{m.return_until_mind({ day: day(until) })}</p>}
          <Link to={`/orders/${orderId}/return`} className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-3`}>
            {m.return_title()}
          </Link>
        </>
      )}
    </section>
  )
}
