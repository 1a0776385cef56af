import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { aUser } from '#test/a-person.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { addAddress } from './add-address.ts'
import { maxAddresses } from '../address.ts'
import { listAddresses } from './list-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { setDefaultAddress } from './set-default-address.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

const home = (userId: string) => ({
  userId,
  name: 'Lan',
  phone: '+84901234567',
  provinceCode: '01',
  wardCode: '00004',
  street: '12 Phan Đình Phùng',
  isDefault: true,
})

describe('parallel changes of one address book', () => {
  test('20 first addresses added at once leave one default', async () => {
    const { id } = await aUser(db)
    await Promise.all(Array.from({ length: 20 }, () => addAddress(db, home(id))))
    const rows = await listAddresses(db, id)
    expect(rows).toHaveLength(20)
    expect(rows.filter((row) => row.isDefault)).toHaveLength(1)
  })

  test('40 addresses added at once stop at the maximum', async () => {
    const { id } = await aUser(db)
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => addAddress(db, home(id))))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(maxAddresses)
  })

  test('defaults set and removed at once leave one default', async () => {
    const { id: userId } = await aUser(db)
    const ids = await Promise.all(Array.from({ length: 10 }, () => addAddress(db, home(userId))))
    await Promise.all([
      ...ids.map((addressId) => setDefaultAddress(db, { userId, addressId }).catch(() => undefined)),
      ...ids.slice(0, 6).map((addressId) => removeAddress(db, { userId, addressId })),
    ])
    const rows = await listAddresses(db, userId)
    expect(rows).toHaveLength(4)
    expect(rows.filter((row) => row.isDefault)).toHaveLength(1)
  })
})
