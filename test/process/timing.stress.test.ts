import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { emailOf, invitePeople } from './access-samples.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { signUpForm } from './sign-up.ts'
import { visitor } from './visitor.ts'

const times = 200

let closed: ClosedShop
let shop: Shop

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!

type Door = [what: string, path: string, form: (email: string) => Record<string, string>]
const doors: Door[] = [
  ['a wrong password', '/auth', (email) => ({ intent: 'sign-in', email, password: 'Sai-bét-1!' })],
  ['a reset', '/auth?tab=reset-password', (email) => ({ intent: 'ask-reset', email })],
  ['a sign-up', '/auth/signup', signUpForm],
]

/** How long the answer takes, without what the counters of the tries before would say. */
async function timeOf(db: Db, [, path, form]: Door, email: string) {
  await db.execute(sql`delete from limits`)
  const who = visitor(shop.url)
  const start = performance.now()
  const { status } = await who.postForm(path, form(email))
  const took = performance.now() - start
  expect([200, 422]).toContain(status)
  return took
}

/** S6: an account cannot be found by the clock. Only in `npm run stress`, since a busy machine tells nothing. */
describe('known and unknown addresses take the same time', () => {
  beforeAll(async () => {
    closed = await freshShop('PostgreSQL')
    await closed.look(invitePeople)
    shop = await closed.start({ LOG_LEVEL: 'silent' })
  })
  afterAll(async () => {
    await shop?.stop()
    await closed?.clear()
  })

  test.for(doors)(`%s: medians of ${times} within a tenth`, { timeout: 600_000 }, async (door) => {
    const took = { known: [] as number[], unknown: [] as number[] }
    await closed.look(async (db) => {
      for (let n = 0; n < times; n += 1) {
        const pair = [
          async () => took.known.push(await timeOf(db, door, emailOf('customer'))),
          async () => took.unknown.push(await timeOf(db, door, `nobody-${n}@people.example`)),
        ]
        // Whoever comes second finds the machine busy with the letter of the first: by turns.
        for (const one of n % 2 ? pair.toReversed() : pair) await one()
      }
    })
    const ratio = median(took.known) / median(took.unknown)
    process.stdout.write(
      `${door[0]}: ${median(took.known).toFixed(1)} ms known, ${median(took.unknown).toFixed(1)} ms unknown, ratio ${ratio.toFixed(3)}\n`,
    )
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })
})
