import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { findUser } from '#shop/identity/find-user.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { fitOptOuts } from '#shop/reviews/schema.ts'
import { findAccount } from '#shop/identity/accounts/find-account.ts'
import { addUserNote } from '#shop/identity/accounts/add-user-note.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { userNotes, skaters, users } from '#shop/identity/schema.ts'
import { inquiries } from '#shop/inquiries/schema.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import type { EmailTopic } from '#shop/notifications/preferences/email-topic.ts'
import { isEmailWanted } from '#shop/notifications/preferences/is-email-wanted.ts'
import { emailPreferences, notifications } from '#shop/notifications/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { mergeUsers } from './merge-users.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const hello = { vi: 'Chào', en: 'Hello' }

const order = (userId: string, code: string): typeof orders.$inferInsert => ({
  id: `261121-${code}`,
  code,
  placementKey: crypto.randomUUID(),
  state: 'placed',
  locale: 'vi',
  userId,
  name: 'Lan',
  phone: '+84912345678',
  subtotal: 500_000,
  shippingFee: 0,
  total: 500_000,
  vat: 0,
  shippingVatRate: 8,
  method: 'pickup',
})

/** What merging does with each column that refers to an account. A new one is moved, or dropped for a reason. */
const moved = [
  'answers.user_id',
  'carts.user_id',
  'email_preferences.user_id',
  'inquiries.user_id',
  'notifications.user_id',
  'orders.user_id',
  'questions.user_id',
  'reviews.user_id',
  'saved_addresses.user_id',
  'saved_lines.user_id',
  'skaters.user_id',
  'stock_watches.user_id',
  'user_notes.user_id',
  'wishlist_items.user_id',
]
const droppedOnPurpose: Record<string, string> = {
  'accounts.user_id': 'ways to sign in to the other account',
  'article_drafts.owner_id': 'of staff, who are not merged',
  'consents.user_id': 'given for another address; the row stays without an account',
  'open_pages.user_id': 'pages that staff look at',
  'saved_views.owner_id': 'of staff, who are not merged',
  'sessions.user_id': 'signed in to the other account',
  'two_factors.user_id': 'ways to sign in to the other account',
  'staff_members.user_id': 'staff are not merged',
  'user_roles.user_id': 'every account has the role of a customer, and staff are not merged',
}

describe('merging two accounts', () => {
  test('every column that refers to an account is moved, or dropped on purpose', async ({ db }) => {
    const columns = await rowsOf<{ name: string }>(
      db,
      sql`select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    )
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...moved, ...Object.keys(droppedOnPurpose)].toSorted())
    const source = readFileSync('src/flows/users/merge-users.ts', 'utf8')
    for (const column of moved) {
      const table = column.split('.')[0]!.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
      expect(
        source.match(
          new RegExp(
            `(update\\(${table}\\)|moveUnlike\\(tx, ${table},|for \\(const table of \\[[^\\]]*\\b${table}\\b)`,
          ),
        ),
        column,
      ).toBeTruthy()
    }
  })

  test('one account gets the data of both, and nobody can sign in to the other', async ({ db }) => {
    const lan = await userWith(db)
    const old = await userWith(db, { email: 'lan.cu@example.com' })
    await db.insert(orders).values([order(lan.id, 'A'), order(old.id, 'B')])
    await db.insert(skaters).values({ userId: old.id, nickname: 'Bông' })
    await db
      .insert(inquiries)
      .values({ id: crypto.randomUUID(), userId: old.id, name: 'Lan', topic: 'size', text: 'Size nào?', locale: 'vi' })
    await addUserNote(db, staff('boss'), { userId: old.id, text: 'Gọi sau 18 giờ' })
    for (const userId of [lan.id, old.id])
      await notifyUser(db, { userId, type: 'other', title: hello, message: hello, cause: 'both' })
    await notifyUser(db, { userId: old.id, type: 'other', title: hello, message: hello, cause: 'one' })
    // Two without a cause are two.
    for (const userId of [lan.id, old.id])
      await notifyUser(db, { userId, type: 'other', title: hello, message: hello, cause: 'loose' })
    await db.update(notifications).set({ cause: null }).where(eq(notifications.cause, 'loose'))
    for (const userId of [lan.id, old.id])
      await db.execute(
        sql`insert into wishlist_items (user_id, product_id) select ${userId}, id from products order by id limit 2`,
      )
    await mergeUsers(db, staff('boss'), { fromId: old.id, intoId: lan.id })
    expect(await findAccount(db, old.id)).toBeUndefined()
    const mine = await db.select({ code: orders.code }).from(orders).where(eq(orders.userId, lan.id))
    expect(mine.map(({ code }) => code).toSorted()).toEqual(['A', 'B'])
    expect(await db.select().from(skaters).where(eq(skaters.userId, lan.id))).toHaveLength(1)
    expect(await db.select().from(inquiries).where(eq(inquiries.userId, lan.id))).toHaveLength(1)
    expect(await db.select().from(userNotes).where(eq(userNotes.userId, lan.id))).toHaveLength(1)
    const left = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from notifications where user_id = ${lan.id}`,
    )
    expect(left[0]!.n).toBe(4)
    await expect(old.signIn()).rejects.toMatchObject({ code: 'sign-in-wrong' })
    await lan.signIn()
    const [told] = await db.select().from(auditLog).where(eq(auditLog.verb, 'user.merged'))
    expect(told).toMatchObject({ subjectId: lan.id, before: { email: 'lan.cu@example.com' } })
  })

  test('what is kept under the address of the merged account is kept under that of the remaining one', async ({
    db,
  }) => {
    await openSmallShop(db)
    const [lan, before] = [await userWith(db), 'lan.cu@example.com']
    const old = await userWith(db, { email: before })
    const { variantId } = await aProduct(db, { stock: 0 })
    await db.insert(stockWatches).values({ variantId, email: before, userId: old.id, locale: 'vi' })
    await db.insert(reminders).values({ email: before, locale: 'vi', dueOn: '2027-01-01', query: '' })
    await db.insert(fitOptOuts).values({ email: before })
    await mergeUsers(db, staff('boss'), { fromId: old.id, intoId: lan.id })
    const { email } = (await findUser(db, lan.id))!
    expect(await db.select().from(stockWatches)).toMatchObject([{ email, userId: lan.id }])
    expect(await db.select().from(reminders)).toMatchObject([{ email }])
    expect(await db.select().from(fitOptOuts)).toMatchObject([{ email }])
  })

  test('who turned questions about purchases off is not asked again after the merge, nor is the other’s choice changed', async ({
    db,
  }) => {
    const [lan, old] = [await userWith(db), await userWith(db, { email: 'lan.cu@example.com' })]
    const choose = (userId: string, topic: EmailTopic, wanted: boolean) =>
      db.insert(emailPreferences).values({ userId, topic, wanted })
    await choose(old.id, 'reviews', false)
    await choose(old.id, 'back-in-stock', false)
    await choose(lan.id, 'back-in-stock', true)
    await mergeUsers(db, staff('boss'), { fromId: old.id, intoId: lan.id })
    expect(await isEmailWanted(db, lan.id, 'reviews')).toBe(false)
    expect(await isEmailWanted(db, lan.id, 'back-in-stock')).toBe(true)
  })

  test('what waits under an address that was never confirmed stays: it may be a stranger’s', async ({ db }) => {
    const [lan, stranger] = [await userWith(db), 'minh@example.com']
    const old = await userWith(db, { email: stranger })
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, old.id))
    await db.insert(reminders).values({ email: stranger, locale: 'vi', dueOn: '2027-01-01', query: '' })
    await mergeUsers(db, staff('boss'), { fromId: old.id, intoId: lan.id })
    expect(await db.select().from(reminders)).toMatchObject([{ email: stranger }])
  })

  test('an account with itself, a staff account and an unknown one are refused', async ({ db }) => {
    const lan = await userWith(db)
    const boss = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    const merging = (fromId: string, intoId: string) => mergeUsers(db, staff(boss.id), { fromId, intoId })
    await expect(merging(lan.id, lan.id)).rejects.toMatchObject({ code: 'merge-same' })
    await expect(merging(boss.id, lan.id)).rejects.toMatchObject({ code: 'merge-staff' })
    await expect(merging('nobody', lan.id)).rejects.toMatchObject({ code: 'person-unknown' })
  })
})
