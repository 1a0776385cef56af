import { listOrderRows, type OrderRow } from '#flows/orders/list-order-rows.ts'
import { db } from '#platform/postgres/db.server.ts'
import { csvResponse } from '#platform/files/csv-response.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { readOrderParams } from './read-order-params.ts'
import { channelWords } from '#web/admin-kit/states/channel-words.ts'
import { orderTagWords, paymentTagWords } from '#web/admin-kit/states/state-tags.tsx'
import type { Route } from './+types/export-route.ts'

const atOnce = 1_000

/** CSV export of the filtered orders, oldest first, each page from the last order read: what colleagues do meanwhile shifts no page. */
export function loader({ url }: Route.LoaderArgs) {
  const query = { ...readOrderParams(url.searchParams), sort: 'time' as const, page: 1 }
  async function* pieces() {
    let after: string | undefined
    for (;;) {
      const rows: OrderRow[] = await listOrderRows(db, query, atOnce, after)
      yield rows.map((row) => [
        row.code,
        row.placedAt,
        channelWords[row.channel](),
        row.name,
        showPhone(row.phone),
        row.province,
        deliveryMethodName(row.method),
        row.total,
        orderTagWords({ ...row, payment: row.money }),
        row.money && paymentTagWords({ state: row.state, payment: row.money }),
      ])
      if (rows.length < atOnce) return
      after = rows.at(-1)!.id
    }
  }
  const customerColumns = [m.admin_column_customer(), m.user_phone(), m.admin_column_province(), m.order_admin_method()]
  const states = [m.admin_column_total(), m.admin_column_state(), m.admin_column_payment()]
  const head = [m.admin_column_code(), m.admin_column_time(), m.order_new_channel(), ...customerColumns, ...states]
  return csvResponse('orders', head, pieces())
}
