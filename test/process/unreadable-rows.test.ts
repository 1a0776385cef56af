// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { access } from '#web/server/policy/access.ts'
import { fillShop } from '../../bench/large-shop.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { freshShop } from './fresh-shop.ts'
import { signedIn } from './sign-in.ts'
import { staffedShop } from './staffed-shop.ts'
import type { Visitor } from './visitor.ts'

const lists = [
  '/admin',
  '/admin/orders',
  '/admin/orders?cols=method,channel,payment,state&view=problems',
  '/admin/orders/export',
  '/admin/analytics',
  '/admin/analytics?by=method',
  '/admin/payments',
  '/admin/returns',
  '/admin/work',
  '/admin/inventory/ledger',
  '/admin/inventory/counts',
  '/admin/products',
  '/admin/emails',
  '/admin/posts',
  '/admin/reviews',
  '/admin/questions',
  '/admin/security',
  '/admin/users',
]
/** The pages of one record, customer pages and admin pages, with the ids from `samplesOf`. */
const recordsOf = (own: Record<string, string>, whose: 'owner' | 'admin') =>
  Object.values(access)
    .filter(([at, look]) => look === whose && at.includes('{'))
    .map(([at]) => at.replace(/\{(\w+)\}/g, (_, name: string) => own[name]!))

const statuses = async (who: Visitor, paths: string[]) => {
  const answers: Record<string, number> = {}
  for (const path of paths) answers[path] = (await who.get(path)).status
  return answers
}
const all200 = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, 200]))
const brokenOf = async (who: Visitor, paths: string[]) =>
  Object.entries(await statuses(who, paths)).filter(([, status]) => status >= 500)

type Closed = { table: string; columns: string[] }

/** Every column with a closed list of words, except roles: without them nobody could open the pages. */
const closedColumns = (db: Db) =>
  rowsOf<Closed>(
    db,
    sql`select conrelid::regclass::text as table, array(
        select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)
      ) as columns
      from pg_constraint
      where contype = 'c' and conname like '%\\_words' and conrelid::regclass::text not in ('user_roles', 'staff_invites')
      order by 1`,
  )

/** Writes values of another version of the shop, which had other words. */
async function leaveWordsOfOld(db: Db) {
  for (const { table, columns } of await closedColumns(db)) {
    await db.execute(sql.raw(`alter table ${table} drop constraint ${table}_words`))
    for (const column of columns) await leaveWord(db, table, column)
  }
  await db.execute(sql`insert into sales_marks (day) select distinct placed_at::date from orders`)
}

/** Where the word is part of the key, one row is enough. */
const keyed = ['shipping_rates', 'product_option_values']
const leaveWord = (db: Db, table: string, column: string) => {
  const which = keyed.includes(table) ? ` where ctid = (select min(ctid) from ${table})` : ''
  return db.execute(sql.raw(`update ${table} set ${column} = 'of_old_${column}'${which}`))
}

test('every admin list opens in a shop filled by the bench', async () => {
  const closed = await freshShop('PostgreSQL')
  await closed.look(addTestUsers)
  await closed.look((db) => fillShop(db, 300))
  const shop = await closed.start({ LOG_LEVEL: 'error' })
  const admin = await signedIn(shop.url, { email: emailOf('admin'), password })
  expect(await statuses(admin, lists)).toEqual(all200(lists))
  await shop.stop()
  await closed.clear()
})

test('rows with unknown words break no list and are shown as unreadable', async () => {
  const { closed, shop, admin } = await staffedShop()
  await closed.look(leaveWordsOfOld)
  expect(await statuses(admin, lists)).toEqual(all200(lists))
  const orders = (await admin.get('/admin/orders?cols=method,channel,payment,state')).text
  for (const column of ['state', 'method', 'channel']) expect(orders).toContain(`Không đọc được: of_old_${column}`)
  expect((await admin.get('/admin/inventory/ledger')).text).toContain('Không đọc được: of_old_cause')
  expect((await admin.get('/admin/orders/export')).text).toContain('Không đọc được: of_old_state')
  await shop.stop()
  await closed.clear()
})

test('a record page with unknown words shows what it can and names what it cannot read', async () => {
  const { closed, shop, own, admin } = await staffedShop()
  const customer = await signedIn(shop.url, { email: emailOf('customer'), password })
  await closed.look(leaveWordsOfOld)
  expect(await brokenOf(admin, recordsOf(own, 'admin'))).toEqual([])
  expect(await brokenOf(customer, [...recordsOf(own, 'owner'), '/my-orders', '/notifications'])).toEqual([])
  const desk = (await admin.get(`/admin/orders/${own.order}`)).text
  expect(desk).toContain(`Đơn ${own.order!.slice(-8)} có phần không đọc được`)
  for (const word of ['of_old_state', 'of_old_method', 'of_old_channel']) expect(desk).toContain(word)
  const page = (await customer.get(`/orders/${own.order}`)).text
  expect(page).toContain(`Chưa hiển thị được trạng thái của đơn ${own.order!.slice(-8)}`)
  expect((await customer.get(`/orders/${own.order}/returns/${own.returned}`)).text).toContain(
    'Không đọc được: of_old_wish',
  )
  expect((await admin.get(`/admin/inquiries/${own.inquiry}`)).text).toContain('Không đọc được: of_old_topic')
  await shop.stop()
  await closed.clear()
})
