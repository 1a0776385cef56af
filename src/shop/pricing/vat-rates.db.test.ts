import { beforeEach, describe, expect } from 'vitest'
import { addDays, shopDay } from '#kit/clock.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { test } from '#test/with-db.ts'
import { dropVatRate } from './drop-vat-rate.ts'
import { listVatRates } from './list-vat-rates.ts'
import { planVatRate } from './plan-vat-rate.ts'
import { setVatRates } from './set-vat-rates.ts'
import { vatLaw } from './vat-law.ts'
import { vatRateOn } from './vat.ts'

const lan = 'user:lan'
const today = shopDay(new Date())
const tomorrow = shopDay(addDays(new Date(), 1))
const refused = (code: string) => expect.objectContaining({ code })
const goods = (rate: number, from: string) => ({ vatClass: 'goods', rate, from })

beforeEach<{ db: Db }>(({ db }) => setVatRates(db, vatLaw))

describe('planned VAT rates', () => {
  test('a rate planned for tomorrow leaves today’s rate as it is', async ({ db }) => {
    const before = vatRateOn(await listVatRates(db), 'goods', today)
    await planVatRate(db, lan, goods(5, tomorrow))
    const rates = await listVatRates(db)
    expect(vatRateOn(rates, 'goods', today)).toBe(before)
    expect(vatRateOn(rates, 'goods', tomorrow)).toBe(5)
  })

  test('a rate that has begun can be neither changed nor dropped', async ({ db }) => {
    await expect(planVatRate(db, lan, goods(5, today))).rejects.toEqual(refused('vat-begun'))
    await expect(planVatRate(db, lan, goods(5, '2025-07-01'))).rejects.toEqual(refused('vat-begun'))
    const [current] = await listVatRates(db)
    await expect(dropVatRate(db, lan, current!.id)).rejects.toEqual(refused('vat-begun'))
    expect(await listVatRates(db)).toHaveLength(vatLaw.length)
  })

  test('a rate planned twice for one day is one rate, can be dropped, and each change is audited', async ({ db }) => {
    await planVatRate(db, lan, goods(5, tomorrow))
    await planVatRate(db, lan, goods(6, tomorrow))
    const planned = (await listVatRates(db)).filter(({ from }) => from === tomorrow)
    expect(planned).toMatchObject([{ rate: 6 }])
    await dropVatRate(db, lan, planned[0]!.id)
    await dropVatRate(db, lan, planned[0]!.id)
    expect(await listVatRates(db)).toHaveLength(vatLaw.length)
    expect(await db.select().from(auditLog).orderBy(auditLog.at)).toMatchObject([
      { verb: 'vat.saved', after: { rate: 5 } },
      { verb: 'vat.saved', before: { rate: 5 }, after: { rate: 6 } },
      { verb: 'vat.removed', before: { rate: 6 } },
    ])
  })
})
