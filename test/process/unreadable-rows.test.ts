import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { fillShop } from '../../bench/large-shop.ts'
import { emailOf, invitePeople, password } from './access-samples.ts'
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
  '/admin/mails',
  '/admin/posts',
  '/admin/reviews',
  '/admin/questions',
  '/admin/security',
  '/admin/users',
]
const statuses = async (admin: Visitor, paths: string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await admin.get(path)).status])))
const all200 = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, 200]))

/** As a version of the shop left it that knew other words. */
async function leaveWordsOfOld(db: Db) {
  const words = { orders: ['state', 'method', 'channel'], payments: ['state', 'method'], shipments: ['state'] }
  const more = {
    stock_moves: ['cause'],
    mails: ['state'],
    returns: ['state'],
    work_orders: ['state'],
    security_events: ['severity'],
    reviews: ['state'],
    questions: ['state'],
    articles: ['state'],
    order_timeline: ['kind'],
  }
  for (const [table, columns] of Object.entries({ ...words, ...more })) {
    await db.execute(sql.raw(`alter table ${table} drop constraint ${table}_words`))
    for (const column of columns) await db.execute(sql.raw(`update ${table} set ${column} = 'of_old_${column}'`))
  }
  await db.execute(sql`insert into sales_marks (day) select distinct placed_at::date from orders`)
}

test('a shop as the bench fills it opens on every list of the desk', async () => {
  const closed = await freshShop('PostgreSQL')
  await closed.look(invitePeople)
  await closed.look((db) => fillShop(db, 300))
  const shop = await closed.start({ LOG_LEVEL: 'error' })
  const admin = await signedIn(shop.url, { email: emailOf('admin'), password })
  expect(await statuses(admin, lists)).toEqual(all200(lists))
  await shop.stop()
  await closed.clear()
})

test('rows that nobody can read take no list down, and say what stands in them', async () => {
  const { closed, shop, own, admin } = await staffedShop()
  await closed.look(leaveWordsOfOld)
  const pages = [...lists, `/admin/returns/${own.returned}`, `/admin/work/${own.work}`]
  expect(await statuses(admin, pages)).toEqual(all200(pages))
  const orders = (await admin.get('/admin/orders?cols=method,channel,payment,state')).text
  for (const column of ['state', 'method', 'channel']) expect(orders).toContain(`Không đọc được: of_old_${column}`)
  expect((await admin.get('/admin/inventory/ledger')).text).toContain('Không đọc được: of_old_cause')
  expect((await admin.get('/admin/orders/export')).text).toContain('Không đọc được: of_old_state')
  await shop.stop()
  await closed.clear()
})
