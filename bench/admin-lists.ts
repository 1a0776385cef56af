import { Pool } from 'pg'
import { countOrderRows } from '#flows/orders/count-order-rows.ts'
import { searchForStaff } from '#flows/system/search-for-staff.ts'
import { countGuests, listGuests } from '#flows/users/list-guests.ts'
import { listOrderRows } from '#flows/orders/list-order-rows.ts'
import { countUsers, listUsers } from '#flows/users/list-users.ts'
import { closeStore, poolStore, type Db } from '#platform/postgres/db.server.ts'
import { migrate } from '#platform/postgres/migrate.server.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { countProductRows } from '#shop/inventory/lists/count-product-rows.ts'
import { countStockRows } from '#shop/inventory/lists/count-stock-rows.ts'
import { findCounterGoods } from '#shop/inventory/lists/find-counter-goods.ts'
import { countSheetRows, listSheetRows } from '#shop/inventory/lists/list-sheet-rows.ts'
import { listSizeHeat } from '#shop/inventory/lists/list-size-heat.ts'
import { countSizeRuns, listSizeRuns } from '#shop/inventory/lists/list-size-runs.ts'
import { listStockRows, type StockListParams } from '#shop/inventory/lists/list-stock-rows.ts'
import { listProductRows, type ProductListParams } from '#shop/inventory/lists/list-product-rows.ts'
import { listUnreconciled, searchLedger, sumLedger, sumStock } from '#shop/inventory/moves/search-ledger.ts'
import { countEmails, listEmails } from '#shop/notifications/emails/list-emails.ts'
import type { OrderListParams } from '#shop/payments/order-list-view.ts'
import { countSecurityEvents, listSecurityEvents } from '#shop/security/list-security-events.ts'
import { countAudit, listAuditChoices, searchAudit } from '#shop/security/search-audit.ts'
import { categories } from '#seed/catalogue/categories.ts'
import { lines } from '#seed/catalogue/lines.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { adminPages } from './admin-pages.ts'
import type { Figure } from './figures.ts'
import { fillShop } from './large-shop.ts'
import { p95 } from './p95.ts'
import { salesWorks } from './sales-works.ts'

const mostMs = 100

/** Measures the admin lists over `count` orders and products, page and counts together, on a PostgreSQL of its own; then the pages themselves over HTTP. */
export async function adminLists(count: number): Promise<Figure[]> {
  const server = await startPostgres({ shared_buffers: '256MB' })
  const admin = new Pool({ connectionString: server.url('postgres') })
  await admin.query('create database luot')
  await admin.end()
  const store = poolStore(new Pool({ connectionString: server.url('luot'), max: 4 }))
  await migrate(store)
  await addCategories(store.db, categories)
  await addBrandLines(store.db, lines)
  await fillShop(store.db, count)
  const figures = [...(await measureLists(store.db, count)), ...(await adminPages(store.db, server.url('luot'), count))]
  await closeStore(store)
  await server.stop()
  return figures
}

async function measureLists(db: Db, count: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, works] of Object.entries(lists(db))) {
    for (const [asked, work] of Object.entries(works)) {
      const name = `${count}: ${what}${asked && `, ${asked}`}`
      figures.push({ what: name, value: await p95(work), unit: 'ms', most: mostMs })
    }
  }
  return figures
}

type Works = Record<string, () => Promise<unknown>>

export const lists = (db: Db): Record<string, Works> => ({
  orders: orderWorks(db),
  products: productWorks(db),
  inventory: shelfWorks(db),
  sheet: sheetWorks(db),
  'stock ledger': ledgerWorks(db),
  people: peopleWorks(db),
  'sales of 30 days': salesWorks(db, 30),
  'sales of 90 days': salesWorks(db, 90),
  'sales of a year': salesWorks(db, 365),
  letters: mailWorks(db),
  'security and audit': watchWorks(db),
  palette: {
    'a name': () => searchForStaff(db, 'vi', 'Hương 123'),
    'a product': () => searchForStaff(db, 'vi', 'sương aria'),
    'a product, mistyped': () => searchForStaff(db, 'vi', 'sunog aria'),
    'a number': () => searchForStaff(db, 'vi', '0900004711'),
  },
})

function orderWorks(db: Db): Works {
  const ask = (changes: Partial<OrderListParams>) => async () => {
    const asked: OrderListParams = { ...everyOrder, ...changes }
    await listOrderRows(db, asked)
    await countOrderRows(db, asked)
  }
  return {
    'the first page': ask({}),
    'the hundredth page': ask({ page: 100 }),
    'by total': ask({ sort: '-total' }),
    'to confirm': ask({ view: 'confirm' }),
    problems: ask({ view: 'problems' }),
    completed: ask({ state: 'completed' }),
    paid: ask({ payment: 'paid' }),
    'by phone': ask({ channel: 'phone' }),
    'of a province': ask({ province: '48' }),
    'of a month': ask({ from: '2026-03-01', until: '2026-03-31' }),
    'a name': ask({ text: 'nguyen huong' }),
    'a number': ask({ text: '0900004711' }),
    'a code': ask({ text: '0000BEEF' }),
  }
}
const everyOrder: OrderListParams = {
  view: null,
  state: null,
  payment: null,
  method: null,
  channel: null,
  way: null,
  province: null,
  product: null,
  variant: null,
  from: null,
  until: null,
  text: '',
  sort: '-time',
  page: 1,
}

function productWorks(db: Db): Works {
  const ask = (changes: Partial<ProductListParams>) => async () => {
    const asked: ProductListParams = { ...everyProduct, ...changes }
    await listProductRows(db, 'vi', asked)
    await countProductRows(db, asked)
  }
  return {
    'the first page': ask({}),
    'by name': ask({ sort: 'name' }),
    'by price': ask({ sort: '-price' }),
    'of a category': ask({ category: 'hockey', status: 'active' }),
    'without English': ask({ english: 'lacks' }),
    'sold out': ask({ stock: 'out' }),
    'sizes missing': ask({ stock: 'gaps' }),
    'by a part of the name': ask({ text: 'sương aria' }),
    'by a common word': ask({ text: 'luot' }),
    'by SKU': ask({ text: 'BIG-4711' }),
  }
}
const everyProduct: ProductListParams = {
  status: null,
  category: null,
  line: null,
  level: null,
  english: null,
  stock: null,
  text: '',
  sort: '-updated',
  page: 1,
}

function shelfWorks(db: Db): Works {
  const ask = (changes: Partial<StockListParams>) => async () => {
    const asked: StockListParams = { level: null, text: '', sort: 'available', page: 1, ...changes }
    await countStockRows(db, asked.text)
    await listStockRows(db, 'vi', asked)
  }
  return {
    'the first page': ask({}),
    'the hundredth page': ask({ page: 100 }),
    'by name': ask({ sort: 'name' }),
    'the most first': ask({ sort: '-on-hand' }),
    low: ask({ level: 'low' }),
    'low, the most first': ask({ level: 'low', sort: '-on-hand' }),
    'sold out': ask({ level: 'out' }),
    'waited for': ask({ level: 'waited', sort: '-waiting' }),
    'by a part of the name': ask({ text: 'sương aria' }),
    'by name, colour and size': ask({ text: 'aria white 245' }),
    'by a common word': ask({ text: 'luot' }),
    'by SKU': ask({ text: 'BIG-4711' }),
    'sizes that run short': () => listSizeHeat(db, 'vi', 12),
    'broken runs': async () => {
      await countSizeRuns(db)
      await listSizeRuns(db, 'vi', { page: 1 })
    },
    'to sell, by a word': () => findCounterGoods(db, 'aria trang 245'),
  }
}

function sheetWorks(db: Db): Works {
  const ask = (changes: Partial<ProductListParams>) => async () => {
    const asked: ProductListParams = { ...everyProduct, ...changes }
    await countSheetRows(db, asked)
    await listSheetRows(db, 'vi', asked)
  }
  return { 'the first page': ask({}), 'of a category': ask({ category: 'hockey', status: 'active' }) }
}

function ledgerWorks(db: Db): Works {
  const ask = (changes: Partial<Parameters<typeof searchLedger>[2]>) => async () => {
    const asked = { cause: null, text: '', from: null, until: null, page: 1, ...changes }
    await searchLedger(db, 'vi', asked)
    await sumLedger(db, asked)
  }
  return {
    'the first page': ask({}),
    'of a month': ask({ from: '2026-03-01', until: '2026-03-31' }),
    'a SKU': ask({ text: 'BIG-4711' }),
    'what stands on the shelves': async () => {
      await sumStock(db)
      await listUnreconciled(db)
    },
  }
}

function peopleWorks(db: Db): Works {
  const ask = (changes: Partial<Parameters<typeof listUsers>[1]>) => async () => {
    const asked = { text: '', kind: null, state: null, sort: '-joined' as const, ...changes }
    await listUsers(db, asked, 1)
    await countUsers(db, asked)
  }
  const guests = (text: string) => async () => {
    await listGuests(db, text, 1)
    await countGuests(db, text)
  }
  return {
    'the first page': ask({}),
    customers: ask({ kind: 'customer', sort: 'name' }),
    unconfirmed: ask({ state: 'unconfirmed' }),
    'a name': ask({ text: 'nguyễn hương' }),
    'a number': ask({ text: '0900004711' }),
    guests: guests(''),
    'guests by name': guests('hương 47'),
  }
}

function mailWorks(db: Db): Works {
  const ask = (changes: Partial<Parameters<typeof listEmails>[1]>) => async () => {
    const asked = { text: '', state: null, kind: null, ...changes }
    await listEmails(db, asked, 1)
    await countEmails(db, asked)
  }
  return {
    'the first page': ask({}),
    failed: ask({ state: 'failed' }),
    'of a kind': ask({ kind: 'order-shipped' }),
    'to an address': ask({ text: 'khach4711@' }),
  }
}

function watchWorks(db: Db): Works {
  const events = (asked: Parameters<typeof listSecurityEvents>[1]) => async () => {
    await listSecurityEvents(db, asked)
    await countSecurityEvents(db, asked ?? {})
  }
  const audit = (changes: object) => async () => {
    const asked = { text: '', subject: null, actor: null, from: null, until: null, ...changes }
    await searchAudit(db, asked)
    await countAudit(db, asked)
    await listAuditChoices(db)
  }
  const since = new Date(Date.now() - 30 * 86_400_000)
  return {
    'events of a day': events({}),
    'events of a month': events({ since }),
    'events of a month, by address': events({ since, text: '10.0.7.' }),
    'the audit log': audit({}),
    'the audit log, by a word': audit({ text: 'huong 471' }),
    'the audit log, of a subject': audit({ subject: 'order' }),
  }
}
