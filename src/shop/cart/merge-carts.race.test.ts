import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { aCart, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { changeLines } from './change-lines.ts'
import { mergeCarts } from './merge-carts.ts'
import { findCartIdOf, listCartLines } from './queries.ts'

let store: Store
let db: Db
let lan: string
let variantId: string

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
  const person = {
    email: 'lan@example.com',
    name: 'Lan',
    password: 'Truot-bang-2026!',
    role: 'user',
    locale: 'vi',
  } as const
  lan = await addUser(db, system, person)
  variantId = (await aProduct(db, { stock: 50 })).variantId
})
afterAll(() => closeStore(store))
beforeEach(() => db.execute(sql`truncate carts cascade`))

const quantities = async () => (await listCartLines(db, (await findCartIdOf(db, lan))!)).map((line) => line.quantity)
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

describe('races on PostgreSQL', () => {
  test('one cart merged 20 times at once is summed once', async () => {
    await changeLines(db, lan, [{ variantId, quantity: 1 }])
    const cartId = await aCart(db, [{ variantId, quantity: 2 }])
    const answers = await times(20, (at) =>
      mergeCarts(db, lan, at % 2 ? { cartId } : { cartId, lines: [{ variantId, quantity: 2 }] }),
    )
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([...Array<string>(19).fill('already'), 'merged'])
    expect(await quantities()).toEqual([3])
  })

  test('ten devices that sign in at once get one cart with all lines summed', async () => {
    const carts = await times(10, () => aCart(db, [{ variantId, quantity: 1 }]))
    await times(10, (at) => mergeCarts(db, lan, { cartId: carts[at] }))
    expect(await quantities()).toEqual([10])
  })

  test('twenty changes of one line at once leave one line', async () => {
    await times(20, (at) => changeLines(db, lan, [{ variantId, quantity: at + 1 }]))
    expect(await quantities()).toHaveLength(1)
  })
})
