import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changeLines } from './change-lines.ts'
import { changeSavedLines } from './change-saved-lines.ts'
import { closeCart } from './close-cart.ts'
import { listSavedLines } from './list-saved-lines.ts'
import { mergeSavedLines } from './merge-saved-lines.ts'
import { maxSavedLines } from './max-saved-lines.ts'
import { moveSavedToCart } from './move-saved-to-cart.ts'
import { findCartIdOf, listCartLinesOfUser } from './queries.ts'
import { saveForLater } from './save-for-later.ts'

describe('saved for later', () => {
  let lan: string
  let boot: string
  let guard: string
  const person = { name: 'Lan', password: 'Truot-bang-2026!', role: 'user', locale: 'vi' } as const
  beforeEach<{ db: Db }>(async ({ db }) => {
    await openSmallShop(db)
    lan = await addUser(db, system, { ...person, email: 'lan@example.com' })
    boot = (await aProduct(db, { stock: 5 })).variantId
    guard = (await aProduct(db, { stock: 50 })).variantId
  })
  const counts = (lines: { variantId: string; quantity: number }[]) =>
    lines.map(({ variantId, quantity }) => [variantId, quantity])
  const savedCounts = async (db: Db) => counts(await listSavedLines(db, lan))
  const inCart = async (db: Db) => counts(await listCartLinesOfUser(db, lan))

  test('a saved line leaves the cart with its quantity and price, and returns onto the line in the cart', async ({
    db,
  }) => {
    await changeLines(db, lan, [
      { variantId: boot, quantity: 2, seenPrice: 500_000 },
      { variantId: guard, quantity: 1 },
    ])
    await saveForLater(db, lan, boot)
    expect([await savedCounts(db), await inCart(db)]).toEqual([[[boot, 2]], [[guard, 1]]])
    expect((await listSavedLines(db, lan))[0]!.seenPrice).toBe(500_000)
    await changeLines(db, lan, [{ variantId: boot, quantity: 1 }])
    await moveSavedToCart(db, lan, boot)
    expect(await savedCounts(db)).toEqual([])
    expect(new Map((await inCart(db)) as [string, number][]).get(boot)).toBe(3)
  })

  test('saving a line again adds to what is saved of it', async ({ db }) => {
    await changeSavedLines(db, lan, [{ variantId: boot, quantity: 2 }])
    await changeLines(db, lan, [{ variantId: boot, quantity: 1 }])
    await saveForLater(db, lan, boot)
    expect([await savedCounts(db), await inCart(db)]).toEqual([[[boot, 3]], []])
  })

  test('of a saved line only what is in stock moves to the cart; the rest stays saved, and pressing again takes nothing more', async ({
    db,
  }) => {
    await changeSavedLines(db, lan, [{ variantId: boot, quantity: 7 }])
    await changeLines(db, lan, [{ variantId: boot, quantity: 1 }])
    expect(await moveSavedToCart(db, lan, boot)).toMatchObject({ moved: 4, kept: 3 })
    expect([await savedCounts(db), await inCart(db)]).toEqual([[[boot, 3]], [[boot, 5]]])
    expect(await moveSavedToCart(db, lan, boot)).toMatchObject({ moved: 0, kept: 3 })
    expect([await savedCounts(db), await inCart(db)]).toEqual([[[boot, 3]], [[boot, 5]]])
  })

  test('saved lines stay when an order closes the cart', async ({ db }) => {
    await changeLines(db, lan, [{ variantId: boot, quantity: 1 }])
    await saveForLater(db, lan, boot)
    await closeCart(db, (await findCartIdOf(db, lan))!)
    expect(await savedCounts(db)).toEqual([[boot, 1]])
  })

  test('a line that is not there can be neither saved nor moved back', async ({ db }) => {
    await saveForLater(db, lan, boot)
    await moveSavedToCart(db, lan, guard)
    expect([await savedCounts(db), await inCart(db)]).toEqual([[], []])
  })

  test('a visitor’s saved lines join the customer’s at sign-in, newest first, and only once', async ({ db }) => {
    await changeSavedLines(db, lan, [{ variantId: boot, quantity: 2 }])
    const visitorLines = [
      { variantId: guard, quantity: 3 },
      { variantId: boot, quantity: 1 },
    ]
    await mergeSavedLines(db, lan, visitorLines)
    await mergeSavedLines(db, lan, visitorLines)
    expect(await savedCounts(db)).toEqual([
      [guard, 3],
      [boot, 2],
    ])
  })

  test('another customer cannot see or take saved lines', async ({ db }) => {
    const minh = await addUser(db, system, { ...person, email: 'minh@example.com' })
    await changeSavedLines(db, lan, [{ variantId: boot, quantity: 1 }])
    await moveSavedToCart(db, minh, boot)
    expect(await listSavedLines(db, minh)).toEqual([])
    expect(await savedCounts(db)).toEqual([[boot, 1]])
  })

  test('a full list refuses one more line, and a merge adds only what fits', async ({ db }) => {
    const works = Array.from({ length: maxSavedLines - 1 }, () => ({
      variantId: boot,
      services: [crypto.randomUUID()],
      quantity: 1,
    }))
    await changeSavedLines(db, lan, works)
    await mergeSavedLines(db, lan, [
      { variantId: guard, quantity: 1 },
      { variantId: boot, quantity: 1 },
    ])
    expect(await savedCounts(db)).toHaveLength(maxSavedLines)
    await expect(changeSavedLines(db, lan, [{ variantId: boot, quantity: 1 }])).rejects.toMatchObject({
      code: 'saved-full',
    })
    expect((await savedCounts(db))[0]).toEqual([guard, 1])
  })

  test('an unknown variant is dropped', async ({ db }) => {
    await mergeSavedLines(db, lan, [{ variantId: crypto.randomUUID(), quantity: 1 }])
    expect(await savedCounts(db)).toEqual([])
  })
})
