import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import { system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { test } from '#test/with-db.ts'
import { countFunnel } from './count-funnel.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { countPages, listVisitDays } from './list-counts.ts'
import { funnelSteps } from './schema.ts'
import { noteStep, takeTally, countAction } from './count-action.ts'
import { writeTally } from './write-tally.ts'

const today = shopDay(new Date())
const period = { from: today, until: today }
const [lan, minh] = [crypto.randomUUID(), crypto.randomUUID()]

describe('the counts of visits and steps', () => {
  beforeEach(() => void takeTally())

  test('counts are added to the day, and each tally is written once', async ({ db }) => {
    countAction('visit')
    countAction('page', 'home')
    countAction('page', 'product', 3)
    await writeTally(db)
    countAction('page', 'home')
    countAction('page', 'checkout')
    countAction('add', 'v1', 2)
    await writeTally(db)
    await writeTally(db)
    expect(await countPages(db, period)).toMatchObject({ home: 2, product: 3, checkout: 1, list: 0 })
    expect(await listVisitDays(db, period)).toEqual([
      { day: today, visit: 1, pages: 6, product: 3, cart: 2, checkout: 1, order: 0 },
    ])
  })

  test('the funnel counts visitors who agreed, each step among those who took the one before', async ({ db }) => {
    await saveSettings(db, system, { analyticsFunnel: true })
    for (const step of ['visit', 'product', 'cart', 'checkout', 'order'] as const) noteStep(lan, step)
    for (const step of ['visit', 'product', 'product', 'checkout'] as const) noteStep(minh, step)
    noteStep(undefined, 'visit')
    await writeTally(db)
    // Minh came to the checkout without putting anything into the cart that day: the chain ends at the product.
    expect(await countFunnel(db, period)).toEqual({ visit: 2, product: 2, cart: 1, checkout: 1, order: 1 })
  })

  test('the funnel records nobody while the merchant has it switched off', async ({ db }) => {
    noteStep(lan, 'visit')
    await writeTally(db)
    expect(await db.select().from(funnelSteps)).toEqual([])
  })

  test('a visitor who withdraws consent is removed from the funnel at once, unwritten steps included', async ({
    db,
  }) => {
    await saveSettings(db, system, { analyticsFunnel: true })
    noteStep(lan, 'visit')
    noteStep(minh, 'visit')
    await writeTally(db)
    noteStep(lan, 'product')
    await forgetVisitor(db, lan)
    await writeTally(db)
    expect((await db.select().from(funnelSteps)).map(({ visitor }) => visitor)).toEqual([minh])
  })

  test('a visitor who withdraws consent while steps are being written is removed too', async ({ db }) => {
    await saveSettings(db, system, { analyticsFunnel: true })
    noteStep(lan, 'visit')
    const written = writeTally(db)
    // The write has taken the steps.
    await nextTurn()
    await forgetVisitor(db, lan)
    await written
    expect(await db.select().from(funnelSteps)).toEqual([])
  })
})
