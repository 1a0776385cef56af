import { data } from 'react-router'
import { calendarOf } from '#kit/calendar-file.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { viewPlaced } from '#web/shell/order/view-placed.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/calendar-route.ts'
import { mayOpen } from './may-open.server.ts'

/** The pickup or delivery days of an order, as a calendar file. A cancelled order has none. */
export async function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('order')
  const order = id && (await mayOpen(request, id)) ? await findOrder(db, id) : undefined
  const settings = await findSettings(db)
  const placed = order && viewPlaced(order, settings, requestLocale())
  if (!order?.deliverFrom || !placed || order.state === 'cancelled') throw data(null, { status: 404 })
  const link = linkIn(requestLocale(), `/orders/${order.id}`)
  const { goesTo, work, isPickup } = placed
  const title = (isPickup ? m.order_calendar_pickup : m.order_calendar_delivery)({
    code: order.code,
    shop: settings.name,
  })
  const body = calendarOf(
    [
      {
        uid: `order-${order.id}@${new URL(env.BASE_URL).host}`,
        day: order.deliverFrom,
        until: order.deliverUntil ?? undefined,
        title,
        text: [goesTo, work, link].filter(Boolean).join('\n'),
        link,
      },
    ],
    new Date(),
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${order.code}.ics"`,
      'Cache-Control': 'no-store',
    },
  })
}
