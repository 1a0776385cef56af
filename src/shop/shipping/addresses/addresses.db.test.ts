import { describe, expect } from 'vitest'
import { aUser } from '#test/a-person.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { addAddress } from './add-address.ts'
import { maxAddresses, type SavedAddress } from '../address.ts'
import { changeAddress } from './change-address.ts'
import { findAddress, listAddresses } from './list-addresses.ts'
import { removeAddress } from './remove-address.ts'
import { setDefaultAddress } from './set-default-address.ts'

const refused = (code: string) => expect.objectContaining({ code })
const home = (changes: Partial<SavedAddress> = {}): SavedAddress => ({
  name: 'Nguyễn Thị Lan',
  phone: '+84901234567',
  provinceCode: '01',
  wardCode: '00004',
  street: '12 Phan Đình Phùng',
  isDefault: false,
  ...changes,
})

describe('an address book', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('the first address becomes the default, the next does not', async ({ db }) => {
    const { id: userId } = await aUser(db)
    await addAddress(db, { ...home(), userId })
    await addAddress(db, { ...home({ street: 'Số 2' }), userId })
    expect(await listAddresses(db, userId)).toMatchObject([
      { street: '12 Phan Đình Phùng', isDefault: true, wardName: 'Phường Ba Đình', provinceName: 'Thành phố Hà Nội' },
      { street: 'Số 2', isDefault: false },
    ])
  })

  test('an address book has exactly one default after each change', async ({ db }) => {
    const { id: userId } = await aUser(db)
    const first = await addAddress(db, { ...home(), userId })
    const second = await addAddress(db, { ...home({ isDefault: true }), userId })
    const defaults = async () => (await listAddresses(db, userId)).filter((one) => one.isDefault).map((one) => one.id)
    expect(await defaults()).toEqual([second])
    await setDefaultAddress(db, { userId, addressId: first })
    expect(await defaults()).toEqual([first])
    await changeAddress(db, { ...home({ isDefault: true, street: 'Số 3' }), userId, addressId: second })
    expect(await defaults()).toEqual([second])
    await changeAddress(db, { ...home(), userId, addressId: second })
    expect(await defaults()).toEqual([second])
    await removeAddress(db, { userId, addressId: second })
    expect(await defaults()).toEqual([first])
  })

  test('a ward of another province is refused, in a new or a changed address', async ({ db }) => {
    const { id: userId } = await aUser(db)
    const invalid = home({ provinceCode: '01', wardCode: '07192' })
    await expect(addAddress(db, { ...invalid, userId })).rejects.toEqual(refused('ward-foreign'))
    const addressId = await addAddress(db, { ...home(), userId })
    await expect(changeAddress(db, { ...invalid, userId, addressId })).rejects.toEqual(refused('ward-foreign'))
    expect(await findAddress(db, userId, addressId)).toMatchObject({ wardCode: '00004' })
  })

  test('another user’s address cannot be read, changed, removed or made the default', async ({ db }) => {
    const [lan, minh] = [await aUser(db), await aUser(db)]
    const addressId = await addAddress(db, { ...home(), userId: lan.id })
    const userId = minh.id
    expect(await findAddress(db, userId, addressId)).toBeUndefined()
    await expect(changeAddress(db, { ...home({ street: 'Ở đâu đó' }), userId, addressId })).rejects.toEqual(
      refused('address-unknown'),
    )
    await expect(removeAddress(db, { userId, addressId })).rejects.toEqual(refused('address-unknown'))
    await expect(setDefaultAddress(db, { userId, addressId })).rejects.toEqual(refused('address-unknown'))
    expect(await listAddresses(db, lan.id)).toMatchObject([{ street: '12 Phan Đình Phùng', isDefault: true }])
  })

  test('an address book has a maximum size', async ({ db }) => {
    const { id: userId } = await aUser(db)
    for (let n = 0; n < maxAddresses; n += 1) await addAddress(db, { ...home(), userId })
    await expect(addAddress(db, { ...home(), userId })).rejects.toEqual(refused('addresses-full'))
  })

  test('an address with special characters is stored byte for byte', async ({ db }) => {
    const { id: userId } = await aUser(db)
    const street = `Thôn Đắk‑Tô, <b>số 1</b> & "2" 'x'; drop table users; --`
    const addressId = await addAddress(db, { ...home({ street }), userId })
    expect((await findAddress(db, userId, addressId))?.street).toBe(street)
  })
})
