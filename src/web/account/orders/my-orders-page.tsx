import { Form, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { listOrdersOf } from '#shop/orders/list-orders-of.ts'
import { Button } from '#ui/button.tsx'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { Route } from './+types/my-orders-page.ts'
import { orderStateWords } from './order-words.ts'

export const meta = () => pageMeta({ title: m.my_orders_title() })

export async function loader({ request }: Route.LoaderArgs) {
  const { person } = await findPerson(request.headers)
  if (!person) throw redirect('/auth?next=/my-orders')
  return { orders: await listOrdersOf(db, person.id) }
}

export default function MyOrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-10">
      <Breadcrumbs trail={[]} here={m.my_orders_title()} />
      <h1 className="type-h1">{m.my_orders_title()}</h1>
      {orders.length === 0 && <p className="mt-4 type-lead">{m.my_orders_empty()}</p>}
      <ul className="mt-6 grid gap-3">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4"
          >
            <Link to={`/orders/${order.id}`} className="font-semibold text-accent underline underline-offset-4">
              {order.code}
            </Link>
            <span className="type-small text-muted">{formatDateTime(order.placedAt, getLocale())}</span>
            <span>{orderStateWords()[order.state]}</span>
            <span className="num font-semibold text-ink">{dong(order.total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted">{m.my_orders_guest()}</p>
      <Form method="post" action="/sign-out" className="mt-6">
        <Button type="submit" variant="outline" size="sm">
          {m.my_orders_sign_out()}
        </Button>
      </Form>
    </div>
  )
}
