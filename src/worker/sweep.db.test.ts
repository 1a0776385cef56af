import { expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { test } from '#test/with-db.ts'
import { sweep } from './sweep.ts'

test('the nightly sweep lets go of security events after 90 days and keeps younger ones', async ({ db }) => {
  const at = (days: number) => ({
    type: `${days} days`,
    severity: 'low' as const,
    message: 'x',
    at: addDays(new Date(), -days),
  })
  await db.insert(securityEvents).values([at(91), at(89), at(0)])
  await sweep(db)
  expect((await db.select().from(securityEvents)).map(({ type }) => type)).toEqual(['89 days', '0 days'])
})
