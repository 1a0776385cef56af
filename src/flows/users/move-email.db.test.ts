import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { reminders } from '#shop/advisers/schema.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { fitOptOuts, questions } from '#shop/reviews/schema.ts'
import { aUser } from '#test/a-person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { moveEmail } from './move-email.ts'

test('watches, reminders, questions and opt-outs follow their user to a new address, each once', async ({ db }) => {
  await openSmallShop(db)
  const [before, email] = ['lan@cu.example', 'lan@example.com']
  const { id: userId } = await aUser(db, { email })
  const [both, one] = [await aProduct(db, { stock: 0 }), await aProduct(db, { stock: 0 })]
  await db.insert(stockWatches).values([
    { variantId: both.variantId, email: before, locale: 'vi' },
    { variantId: both.variantId, email, locale: 'vi' },
    { variantId: one.variantId, email: before, locale: 'vi' },
    { variantId: one.variantId, email: 'minh@example.com', locale: 'vi' },
  ])
  await db.insert(reminders).values({ email: before, locale: 'vi', dueOn: '2027-01-01', query: '' })
  await db.insert(fitOptOuts).values([{ email: before }, { email }])
  await db
    .insert(questions)
    .values({ productId: one.productId, name: 'Lan', email: 'Lan@cu.example', locale: 'vi', text: 'Có ấm không?' })
  await moveEmail(db, { userId, before })
  await moveEmail(db, { userId, before })
  const watched = await db.select().from(stockWatches).where(eq(stockWatches.email, email))
  expect(watched.map(({ variantId }) => variantId).toSorted()).toEqual([both.variantId, one.variantId].toSorted())
  expect(await db.select().from(stockWatches)).toHaveLength(3)
  expect(await db.select().from(reminders)).toMatchObject([{ email }])
  expect(await db.select().from(fitOptOuts)).toMatchObject([{ email }])
  expect(await db.select().from(questions)).toMatchObject([{ email }])
})
