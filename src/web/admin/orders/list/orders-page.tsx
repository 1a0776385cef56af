import { data } from 'react-router'
import { bulkOrders } from '#flows/orders/bulk-orders.ts'
import { startOfDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countOrderRows } from '#flows/orders/count-order-rows.ts'
import { listOrderRows, orderRowsPerPage } from '#flows/orders/list-order-rows.ts'
import { findAccount } from '#shop/identity/accounts/find-account.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { ownWordsIn } from '#shop/orders/own-words.ts'
import { listViews } from '#shop/views/list-views.ts'
import { countCounterReceipts } from '#shop/payments/receipts/count-counter-receipts.ts'
import { orderListViews } from '#shop/payments/order-list-view.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { provinceOptions } from '#web/shell/places/place-options.server.ts'
import { readOrderParams } from './read-order-params.ts'
import { orderBulk, OrderBulkOutcome } from './bulk.tsx'
import { orderBulkForm, orderBulkEntries } from './order-bulk-form.ts'
import { noOrdersYet, orderColumns, OrderListCard } from '#web/admin-kit/states/order-columns.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { findOrderedProduct } from './find-ordered-product.ts'
import { MoreFilters, moreFilters } from './more-filters.tsx'
import { orderFilters, viewWords } from './order-filters.ts'
import { CounterStrip } from './counter-strip.tsx'
import type { Route } from './+types/orders-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_orders() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readOrderParams(url.searchParams)
  const counts = await countOrderRows(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.view ?? 'all'], orderRowsPerPage)
  return {
    query,
    counts,
    pages,
    rows: await readRows({ ...query, page: pages.page }),
    views: await listViews(db, context.get(adminContext).id, '/admin/orders'),
    provinces: await provinceOptions(db),
    productName: await findOrderedProduct(db, query),
    userName: query.user && (await nameOfUser(query.user)),
    counterReceipts: query.channel === 'counter' ? await countCounterReceipts(db, startOfDay(new Date())) : null,
  }
}

/** The id itself if the account is gone. */
async function nameOfUser(id: string) {
  const account = await findAccount(db, id)
  return account?.name || account?.email || id
}

async function readRows(query: Parameters<typeof listOrderRows>[1]) {
  const rows = await listOrderRows(db, query)
  return rows.map((row) => ({
    ...row,
    name: ownWordsIn(row.name, requestLocale()),
    phone: showPhone(row.phone),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = orderBulkForm.safeParse(orderBulkEntries(await request.formData()))
  if (!sent.success) throw data(null, { status: 400 })
  const { intent: verb, order: orderIds } = sent.data
  const results = await bulkOrders(db, context.get(adminContext).actor, { verb, orderIds, locale: requestLocale() })
  return { verb, results }
}

type Loaded = Route.ComponentProps['loaderData']

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.admin_orders(),
  links: [
    { to: '/admin/parcels', label: m.shipment_admin_waiting() },
    { to: '/admin/orders/new?channel=counter', label: m.order_channel_counter() },
    { to: '/admin/orders/new', label: m.order_new(), isMain: true },
  ],
  above: <OrderBulkOutcome answer={actionData} />,
  columns: orderColumns(),
  card: OrderListCard,
  exportTo: '/admin/orders/export',
  tabs: {
    name: 'view',
    label: m.order_admin_views(),
    current: loaderData.query.view,
    all: loaderData.counts.all,
    of: orderListViews.map((view) => ({ value: view, label: viewWords[view](), count: loaderData.counts[view] })),
  },
  search: m.order_admin_orders_search(),
  filters: orderFilters(),
  more: { names: moreFilters, fields: <MoreFilters {...loaderData} /> },
  beforeRows: loaderData.counterReceipts && <CounterStrip receipts={loaderData.counterReceipts} />,
  bulk: {
    ...orderBulk,
    key: `${loaderData.query.view}:${loaderData.pages.page}:${actionData?.verb}`,
  },
  empty: (isNarrowed) => noOrders(loaderData, isNarrowed),
}))

/** A queue that is done is no search without result. */
const noOrders = ({ counts, query }: Loaded, isNarrowed: boolean) =>
  counts.all === 0 && !isNarrowed && !query.view
    ? noOrdersYet()
    : query.view && !isNarrowed
      ? { title: m.order_admin_queue_empty(), text: m.order_admin_queue_empty_text({ view: viewWords[query.view]() }) }
      : {
          title: m.admin_orders_unmatched_title(),
          text: m.admin_orders_unmatched_text(),
          showAll: m.admin_orders_show_all(),
        }
