// @module-tag turn-0
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
let real: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  real = (await closed.look((db) => somePieces(db, 1)))[0]!.variantId
  shop = await closed.start()
})
afterAll(async () => {
  const { err } = await shop.stop()
  expect(err).not.toMatch(/unhandled|uncaught/i)
  await closed.clear()
})

const send = (body: string, headers: Record<string, string> = {}) =>
  ask(shop.url, '/api/cart', {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': 'application/json', ...headers },
    body,
  })

type Said = {
  count: number
  subtotal: number
  dropped: number
  lines: { quantity: number; unitPrice: number }[]
  problems: { text: string }[]
}
const said = async (body: string) => {
  const answer = await send(body)
  expect(answer.status, answer.text.slice(0, 200)).toBe(200)
  return JSON.parse(answer.text) as Said
}

describe('cart calls that no browser of the shop would send', () => {
  test.for<[string, unknown]>([
    ['minus one', -1],
    ['none', 0],
    ['one and a half', 1.5],
    ['a billion', 1e9],
    ['a text', '1'],
    ['a list', [1]],
    ['nothing', null],
    ['no number at all', 'NaN'],
    ['more than a number holds', Number.POSITIVE_INFINITY],
  ])('a quantity of %s is dropped and counted', async ([, quantity]) => {
    expect(await said(JSON.stringify({ lines: [{ variantId: real, quantity }] }))).toMatchObject({
      count: 0,
      subtotal: 0,
      dropped: 1,
      lines: [],
    })
  })

  test.for(['x', '', '../../etc/passwd', "1' or '1'='1", 7, null, { $ne: 1 }, '__proto__'])(
    'a variant id %j is dropped',
    async (variantId) => {
      expect(await said(JSON.stringify({ lines: [{ variantId, quantity: 1 }] }))).toMatchObject({
        count: 0,
        dropped: 1,
      })
    },
  )

  test('an unknown variant costs nothing and is shown as a problem', async () => {
    const told = await said(JSON.stringify({ lines: [{ variantId: crypto.randomUUID(), quantity: 1 }] }))
    expect(told).toMatchObject({ count: 0, subtotal: 0, lines: [] })
    expect(told.problems).toEqual([
      expect.objectContaining({ text: 'Một món trong giỏ không còn bán nữa. Vui lòng bỏ món đó ra để tiếp tục.' }),
    ])
  })

  test('prices in the call change nothing', async () => {
    const made = { price: 1, salePrice: 1, unitPrice: 1, total: 1, discount: 1e9, currency: 'USD' }
    const told = await said(
      JSON.stringify({ lines: [{ variantId: real, quantity: 1, ...made }], total: 1, subtotal: 1 }),
    )
    expect(told.lines[0]!.unitPrice).toBeGreaterThan(1000)
    expect(told.subtotal).toBe(told.lines[0]!.unitPrice)
  })

  test('200 lines of one variant become one line, and too many pieces are a problem', async () => {
    const told = await said(
      JSON.stringify({ lines: Array.from({ length: 200 }, () => ({ variantId: real, quantity: 999 })) }),
    )
    expect(told.lines).toHaveLength(1)
    expect(told.dropped).toBe(100)
    expect(told.problems[0]!.text).toMatch(/\p{L}/u)
  })

  test.for<[string, unknown, object]>([
    ['fifty services', Array.from({ length: 50 }, () => crypto.randomUUID()), { count: 0, dropped: 1 }],
    ['services that are no ids', ['sharpening', "' or 1=1"], { count: 0, dropped: 1 }],
    ['a service that never was', [crypto.randomUUID()], { count: 1, dropped: 0 }],
    ['no services', [], { count: 1, dropped: 0, problems: [] }],
  ])('%s on a piece', async ([, services, expected]) => {
    for (const finalSince of [null, '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', { $gt: 0 }])
      expect(
        await said(JSON.stringify({ lines: [{ variantId: real, quantity: 1, services, finalSince }] })),
      ).toMatchObject(expected)
  })

  test('a variant as its own service costs nothing more and is a problem', async () => {
    const told = await said(
      JSON.stringify({
        lines: [{ variantId: real, quantity: 1, services: [real], finalSince: new Date().toISOString() }],
      }),
    )
    expect(told.subtotal).toBe(told.lines[0]!.unitPrice)
    expect(told.problems).toHaveLength(1)
  })

  test.for<[string, string]>([
    ['broken', '{"lines":[{"variantId":'],
    ['empty', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a text', '"lines"'],
    ['a list', '[]'],
    ['lines that are no list', '{"lines":{"length":1e9}}'],
    ['lines of nothing', '{"lines":[null,1,"a",[],{}]}'],
    [
      'with a prototype',
      '{"__proto__":{"lines":[]},"constructor":{"prototype":{"polluted":1}},"lines":[{"__proto__":{"quantity":1}}]}',
    ],
    ['with signs that are no text', '{"lines":[{"variantId":"\\u0000\\ud800","quantity":1}]}'],
    ['not UTF-8', '{"lines":"\xff\xfe"}'],
  ])('JSON that is %s gives an empty cart', async ([, body]) => {
    expect(await said(body)).toMatchObject({ count: 0, subtotal: 0, lines: [] })
  })

  test.for<[string, string]>([
    ['100,000 deep', `{"lines":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['as many keys as fit', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`],
  ])('JSON that is %s is refused before anything is built of it', async ([, body]) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Biểu mẫu vừa gửi bị hỏng trên đường')
  })

  test.for([
    'luot_basket=%E0%A4%A',
    'luot_basket=; DROP TABLE',
    `luot_basket=${'a'.repeat(8000)}`,
    '=;=;;',
    'luot_orders=%',
    'luot_basket=%00',
  ])('the cookie %s is ignored', async (Cookie) => {
    expect((await send('{"lines":[]}', { Cookie })).status).toBe(200)
    for (const path of ['/cart', '/checkout', '/order-success', '/orders/261121-AAAAAAAA']) {
      expect((await ask(shop.url, path, { headers: { Cookie } })).status, path).toBeLessThan(500)
    }
  })
})
