import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { changeSavedLines } from '#shop/cart/change-saved-lines.ts'
import { listSavedLines } from '#shop/cart/list-saved-lines.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { listCartLines, listCartLinesOfUser } from '#shop/cart/queries.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { aUser } from '#test/a-person.ts'
import { aBundle, bundleLines } from '#test/a-bundle.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { changeCart } from './change-cart.server.ts'

type Fields = [string, string][]
let boot: string
let sharpening: string
let bootProduct: string
let work: string
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  ;({ boot, sharpening } = await aBootAndWork(db))
  const productOf = async (id: string) => (await db.select().from(variants).where(eq(variants.id, id)))[0]!.productId
  bootProduct = await productOf(boot)
  work = await productOf(sharpening)
})

const form = (fields: Fields) => {
  const sent = new FormData()
  for (const [name, value] of fields) sent.append(name, value)
  return sent
}
const nobody = (cartId?: string) => ({ userId: null, cartId, capped: [] })
/** Sends the forms one after the other, each with the cart of the answer before. */
async function walk(db: Db, ...forms: Fields[]) {
  let cartId: string | undefined
  let refusal: string | undefined
  for (const fields of forms) {
    const changed = await changeCart(db, nobody(cartId), form(fields))
    if (changed.refusal) refusal = changed.refusal
    else cartId = changed.put?.cartId
  }
  return { refusal, lines: cartId ? await listCartLines(db, cartId) : [] }
}
const add = (...more: Fields): Fields => [['intent', 'add'], ['productId', bootProduct], ...more]
const sharpened = (...more: Fields) => add(['service', work], [`variant.${work}`, sharpening], ...more)
const key = () => `${boot}+${sharpening}`

describe('cart forms without scripts', () => {
  test('a ticked service with consent is on its line, and adding it again raises the quantity', async ({ db }) => {
    const { lines } = await walk(db, sharpened(['final', 'on']), sharpened(['final', 'on']), add())
    expect(lines).toMatchObject([
      { key: key(), quantity: 2, finalSince: expect.any(Date) },
      { key: boot, quantity: 1, finalSince: null },
    ])
  })

  test('without consent nothing is added, and the reason is shown', async ({ db }) => {
    expect(await walk(db, sharpened())).toEqual({ refusal: m.service_final_missing(), lines: [] })
    expect((await walk(db, sharpened(['final', '']))).lines).toEqual([])
  })

  test('a variant of an unticked service is not added', async ({ db }) =>
    expect((await walk(db, add([`variant.${work}`, sharpening]))).lines).toMatchObject([{ key: boot }]))

  test.for<[string, string]>([
    ['no id', 'sharpening'],
    ['a line’s name', `${crypto.randomUUID()}+${crypto.randomUUID()}`],
    ['empty', ''],
  ])('a service that is %s is refused', async ([, id], { db }) => {
    const { refusal, lines } = await walk(db, add(['service', work], [`variant.${work}`, id], ['final', 'on']))
    expect({ refusal, lines }).toEqual({ refusal: m.cart_unknown_variant(), lines: [] })
  })

  test('a form with fifty services is refused', async ({ db }) => {
    const many = Array.from({ length: 50 }, (): Fields => [
      ['service', work],
      [`variant.${work}`, crypto.randomUUID()],
    ]).flat()
    expect((await walk(db, add(...many, ['final', 'on']))).refusal).toBe(m.cart_unknown_variant())
  })

  test('a line without its service joins the line of the same pair', async ({ db }) => {
    const off: Fields = [
      ['intent', 'unwork'],
      ['line', key()],
      ['service', sharpening],
    ]
    expect((await walk(db, sharpened(['final', 'on']), add(), off)).lines).toMatchObject([{ key: boot, quantity: 2 }])
    expect((await walk(db, sharpened(['final', 'on']), off, off)).lines).toMatchObject([{ key: boot, quantity: 1 }])
  })

  test('quantity and removal change one line, not all lines of the same pair', async ({ db }) => {
    const set: Fields = [
      ['intent', 'set'],
      ['line', key()],
      ['quantity', '3'],
    ]
    const remove: Fields = [
      ['intent', 'remove'],
      ['line', boot],
    ]
    expect((await walk(db, sharpened(['final', 'on']), add(), set, remove)).lines).toMatchObject([
      { key: key(), quantity: 3 },
    ])
  })

  test('a club without scripts buys more than a hundred of one thing, and no more than a line holds', async ({
    db,
  }) => {
    const set: Fields = [
      ['intent', 'set'],
      ['line', boot],
      ['quantity', '150'],
    ]
    expect((await walk(db, add(), set)).lines).toMatchObject([{ key: boot, quantity: 150 }])
    expect((await walk(db, add(), set, add(['quantity', '900']))).lines).toMatchObject([{ key: boot, quantity: 999 }])
  })

  test('a line that is not in the cart cannot be consented to or changed', async ({ db }) => {
    for (const intent of ['agree', 'set', 'remove', 'unwork'])
      expect(
        (
          await walk(db, add(), [
            ['intent', intent],
            ['line', key()],
            ['quantity', '9'],
            ['service', sharpening],
          ])
        ).lines,
      ).toMatchObject([{ key: boot, quantity: 1 }])
  })

  test('a removed line is reported, and can be restored as it was', async ({ db }) => {
    const { cartId } = (await changeCart(db, nobody(), form(sharpened(['final', 'on'])))).put!
    const gone: Fields = [
      ['intent', 'remove'],
      ['line', key()],
    ]
    const { removed } = await changeCart(db, nobody(cartId), form(gone))
    expect(removed).toMatchObject([{ key: key(), quantity: 1 }])
    const back: Fields = [
      ['intent', 'restore'],
      ['line', key()],
      ['quantity', '1'],
      ['agreed', removed![0]!.finalSince!.toISOString()],
    ]
    const again = await changeCart(db, nobody(cartId), form(back))
    expect(await listCartLines(db, again.put!.cartId)).toMatchObject([
      { key: key(), quantity: 1, finalSince: removed![0]!.finalSince },
    ])
  })

  test('a bundle changes its quantity, is removed and is restored as a whole', async ({ db }) => {
    const ids = await aBundle(db)
    const { cartId } = await replaceCart(db, undefined, bundleLines(ids, ids.blade))
    const [first] = await listCartLines(db, cartId)
    const send = (fields: Fields) => changeCart(db, nobody(cartId), form(fields))
    const counts = async () => (await listCartLines(db, cartId)).map(({ quantity }) => quantity)
    await send([
      ['intent', 'set'],
      ['line', first!.key],
      ['quantity', '2'],
    ])
    expect(await counts()).toEqual([2, 2])
    const { removed } = await send([
      ['intent', 'remove'],
      ['line', first!.key],
    ])
    expect(await counts()).toEqual([])
    const back: Fields = [
      ['intent', 'restore'],
      ['quantity', '2'],
      ...removed!.map((line): [string, string] => ['line', line.key]),
      ['agreed', removed![0]!.finalSince!.toISOString()],
    ]
    await send(back)
    expect(await counts()).toEqual([2, 2])
  })

  test('a buyer who accepts a new price is not asked again', async ({ db }) => {
    const { cartId } = await replaceCart(db, undefined, [{ variantId: boot, quantity: 1, seenPrice: 1 }])
    const accept: Fields = [
      ['intent', 'accept'],
      ['line', boot],
    ]
    await changeCart(db, nobody(cartId), form(accept))
    expect(await listCartLines(db, cartId)).toMatchObject([{ key: boot, quantity: 1, seenPrice: null }])
  })

  test('only a signed-in user saves a line for later by a form; a visitor is refused', async ({ db }) => {
    const later: Fields = [
      ['intent', 'later'],
      ['line', boot],
    ]
    expect((await walk(db, add(), later)).refusal).toBe(m.cart_saved_unknown())
    const { id: lan } = await aUser(db)
    await changeCart(db, { ...nobody(), userId: lan }, form(add()))
    await changeCart(db, { ...nobody(), userId: lan }, form(later))
    expect(await listSavedLines(db, lan)).toMatchObject([{ key: boot, quantity: 1 }])
    expect(await listCartLinesOfUser(db, lan)).toEqual([])
    await changeCart(db, { ...nobody(), userId: lan }, form([['intent', 'back'], later[1]!]))
    expect(await listCartLinesOfUser(db, lan)).toMatchObject([{ key: boot, quantity: 1 }])
  })

  test('a customer without scripts is told how many saved pairs moved to the cart and how many stay', async ({
    db,
  }) => {
    const { id: lan } = await aUser(db)
    const left = (await availableOf(db, [boot])).get(boot)!
    await changeSavedLines(db, lan, [{ variantId: boot, quantity: left + 2 }])
    const back = () =>
      changeCart(
        db,
        { ...nobody(), userId: lan },
        form([
          ['intent', 'back'],
          ['line', boot],
        ]),
      )
    const [{ name }] = (await listForSale(db, 'vi', [boot])) as [ForSale]
    expect(await back()).toEqual({ notice: m.cart_saved_back_part({ name, moved: left, kept: 2 }) })
    expect(await back()).toEqual({ notice: m.cart_saved_back_none({ name }) })
    expect(await listSavedLines(db, lan)).toMatchObject([{ key: boot, quantity: 2 }])
  })
})
