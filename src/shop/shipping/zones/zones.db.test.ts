import { describe, expect } from 'vitest'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { listZones } from './list-zones.ts'
import { system } from '#shop/identity/actor.ts'
import { moveZoneUp } from './move-zone.ts'
import { removeZone } from './remove-zone.ts'
import { saveZone } from './save-zone.ts'

const refused = (code: string) => expect.objectContaining({ code })
const price = {
  method: 'standard' as const,
  fromWeightG: 0,
  toWeightG: null,
  fromValue: 0,
  fee: 20_000,
  daysMin: 1,
  daysMax: 2,
}
const name = { vi: 'Quảng Ninh', en: 'Quảng Ninh' }

describe('delivery zones', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a new zone is last, can be moved up, has its rates replaced as a whole, and can be removed', async ({ db }) => {
    await saveZone(db, system, { id: null, name, provinces: ['22'], wardKinds: null, rates: [price] })
    const last = (await listZones(db)).at(-1)!
    expect(last).toMatchObject({ name, rates: [{ fee: 20_000 }] })
    await moveZoneUp(db, system, last.id)
    expect((await listZones(db)).at(-2)!.id).toBe(last.id)
    await saveZone(db, system, { ...last, rates: [{ ...price, fee: 15_000 }] })
    expect((await listZones(db)).find((zone) => zone.id === last.id)).toMatchObject({ rates: [{ fee: 15_000 }] })
    await removeZone(db, system, last.id)
    expect((await listZones(db)).some((zone) => zone.id === last.id)).toBe(false)
  })

  test('a change that leaves a ward without delivery is refused', async ({ db }) => {
    const everywhere = (await listZones(db)).at(-1)!
    await expect(db.transaction((tx) => removeZone(tx, system, everywhere.id))).rejects.toEqual(refused('zones-gap'))
    const light = { ...everywhere, rates: [{ ...price, toWeightG: 5000 }] }
    await expect(db.transaction((tx) => saveZone(tx, system, light))).rejects.toEqual(refused('rates-gap'))
    expect(await listZones(db)).toHaveLength(4)
  })
})
