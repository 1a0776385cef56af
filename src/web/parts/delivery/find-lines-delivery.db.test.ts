import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { aUser } from '#test/a-person.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { findLinesDelivery } from './find-lines-delivery.server.ts'

test.beforeEach(({ db, store }) => useStore({ ...store, db } as Store))

test('delivery is told for the asked province, else for a buyer’s first saved address, else for the shop’s own', async ({
  db,
}) => {
  await openSmallShop(db)
  const { id: userId } = await aUser(db)
  const shown = async (province: string | null, reader?: string) =>
    (await findLinesDelivery({ lines: [], province, userId: reader })).province?.value ?? ''
  const own = await shown(null)
  expect(own).not.toBe('22')
  expect(await shown(null, userId)).toBe(own)
  await addAddress(db, {
    userId,
    name: 'Nguyễn Thị Lan',
    phone: '+84901234567',
    provinceCode: '22',
    wardCode: '06970',
    street: '12 Hải Chi',
    isDefault: false,
  })
  expect(await shown(null, userId)).toBe('22')
  expect(await shown('01', userId)).toBe('01')
  expect(await shown(null)).toBe(own)
})
