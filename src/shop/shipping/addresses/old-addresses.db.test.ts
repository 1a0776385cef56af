import { describe, expect } from 'vitest'
import { vietnamUnits } from '#seed/units/vietnam.ts'
import { test } from '#test/with-db.ts'
import { aUser } from '#test/a-person.ts'
import { addAddress } from './add-address.ts'
import { findContradiction } from './find-contradiction.ts'
import { findWardCandidates } from './find-ward-candidates.ts'
import { importUnits } from './import-units.ts'
import { listAddresses } from './list-addresses.ts'
import { listOutdated } from './list-outdated.ts'
import { findWard, listFormerNames, listMerged, listWards } from '../queries.ts'

/** Only Hà Nội and Hồ Chí Minh, which is enough here. */
const all = vietnamUnits()
const wards = all.wards.filter((ward) => ['01', '79'].includes(ward.province))
const codes = new Set(wards.map((ward) => ward.code))
const units = { ...all, wards, former: all.former.filter((one) => codes.has(one.ward)) }

describe('an address from before July 2025', () => {
  test('an old address leads to today’s ward, with or without accents, short or long', async ({ db }) => {
    await importUnits(db, units)
    const wardNames = async (text: string, province?: string) =>
      (await findWardCandidates(db, { text, province })).map((ward) => ward.wardName)
    expect(await wardNames('12 Lê Lợi, P. Bến Nghé, Q.1, TP.HCM')).toEqual(['Phường Sài Gòn'])
    expect(await wardNames('ben nghe quan 1')).toEqual(['Phường Sài Gòn'])
    expect(await wardNames('p12 go vap')).toEqual(['Phường An Hội Tây'])
    expect(await wardNames('Dịch Vọng, Cầu Giấy')).toEqual(['Phường Cầu Giấy', 'Phường Nghĩa Đô'])
    expect((await findWardCandidates(db, { text: 'Dịch Vọng, Cầu Giấy' })).every((ward) => ward.isPart)).toBe(true)
    expect(await wardNames('bến nghé', '01')).toEqual(['Phường Sài Gòn'])
    expect(await wardNames('chẳng có nơi nào như vậy')).toEqual([])
    expect(await wardNames('%')).toEqual([])
    expect((await wardNames('quận 1', '79')).length).toBeGreaterThan(2)
  })

  test('former names are listed with today’s wards and provinces', async ({ db }) => {
    await importUnits(db, units)
    const saigon = (await listWards(db, '79')).find((ward) => ward.fullName === 'Phường Sài Gòn')!
    expect((await listFormerNames(db, '79')).get(saigon.code)).toContain('Phường Bến Nghé, Quận 1')
    const merged = (await listMerged(db)).filter((one) => one.code === '79').map((one) => one.was)
    expect(merged.sort()).toEqual(['Tỉnh Bà Rịa - Vũng Tàu', 'Tỉnh Bình Dương'])
  })

  test('an old address that contradicts the chosen ward is reported; a matching one is not', async ({ db }) => {
    await importUnits(db, units)
    const wardOf = async (name: string) => (await listWards(db, '79')).find((ward) => ward.fullName === name)!.code
    const written = { provinceCode: '79', street: '12 Lê Lợi, P. Bến Nghé, Q.1' }
    const other = await findContradiction(db, { ...written, wardCode: await wardOf('Phường Tân Định') })
    expect(other).toMatchObject({ name: 'Phường Bến Nghé', wardName: 'Phường Sài Gòn' })
    expect(await findContradiction(db, { ...written, wardCode: await wardOf('Phường Sài Gòn') })).toBeUndefined()
  })

  test('a street called like a former ward, and the chosen ward itself, contradict nothing', async ({ db }) => {
    await importUnits(db, all)
    const found = async (provinceCode: string, ward: string, street: string) => {
      const wardCode = (await listWards(db, provinceCode)).find(({ fullName }) => fullName === ward)!.code
      return findContradiction(db, { provinceCode, wardCode, street })
    }
    expect(await found('01', 'Phường Thanh Xuân', '25 Nguyễn Trãi, Phường Thanh Xuân')).toBeUndefined()
    expect(await found('01', 'Phường Thanh Xuân', 'P302, 25 Nguyễn Trãi')).toBeUndefined()
    expect(await found('79', 'Phường Sài Gòn', '12 Nguyễn Huệ, Phường Sài Gòn')).toBeUndefined()
    expect(await found('79', 'Phường Sài Gòn', '12 Lê Lợi, Quận 1')).toBeUndefined()
    expect(await found('79', 'Phường Tân Định', '5 Lê Lợi, Quận 7')).toMatchObject({ district: 'Quận 7' })
  })
})

describe('a newer list of wards', () => {
  test('a ward that was abolished cannot be chosen, and saved addresses in it are marked as outdated', async ({
    db,
  }) => {
    const { id: userId } = await aUser(db)
    await importUnits(db, units)
    const person = { userId, name: 'Lan', phone: '+84901234567', street: '12 Phan Đình Phùng', isDefault: false }
    await addAddress(db, { ...person, provinceCode: '01', wardCode: '00004' })
    expect((await listOutdated(db, await listAddresses(db, userId))).size).toBe(0)
    await importUnits(db, { ...units, wards: units.wards.filter((ward) => ward.code !== '00004'), former: undefined })
    expect(await findWard(db, '01', '00004')).toBeUndefined()
    const [stored] = await listAddresses(db, userId)
    expect(stored).toMatchObject({ wardName: 'Phường Ba Đình', isGone: true })
    expect((await listOutdated(db, [stored!])).has(stored!.id)).toBe(true)
    await importUnits(db, units)
    expect((await listOutdated(db, await listAddresses(db, userId))).size).toBe(0)
  })
})
