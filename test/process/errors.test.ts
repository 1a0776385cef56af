// @module-tag turn-0
import { setTimeout as pause } from 'node:timers/promises'
import { asc, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { errorLog } from '#platform/errors/error-log-schema.server.ts'
import { findError } from '../find-error.ts'
import { ask } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const rows = () => closed.look((db) => db.select().from(errorLog).orderBy(asc(errorLog.id)))
const anError = (message: string, more: object = {}) => ({
  message,
  severity: 'high',
  timestamp: new Date().toISOString(),
  ...more,
})

/** Each report comes from a network of its own, unless stated otherwise. */
let networks = 0
function tell(body: unknown, { path = '/api/errors', ip = `198.51.100.${(networks += 1)}`, headers = {} } = {}) {
  return visitor(shop.url).send(path, {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': 'application/json', 'X-Forwarded-For': ip, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('error reports from browsers', () => {
  test('a report is stored with masked secrets and without the query of its address', async () => {
    const details = { form: { Password: 'p', size: 245 }, list: [{ api_key: 'k' }] }
    const error = anError('failed for lan@example.com at /auth?token=t1\0', {
      stack: 'Error\n    at x (https://luot.example/a.js?token=t2:1:2)',
      path: '/auth?token=t3',
      errorId: '0123abcd',
      details,
      unknown: 'field',
    })
    expect(await tell({ errors: [error] })).toMatchObject({ status: 204 })
    const [row] = await rows()
    expect(row).toMatchObject({
      origin: 'browser',
      severity: 'high',
      message: 'failed for *** at /auth',
      stack: 'Error\n    at x (https://luot.example/a.js:1:2)',
      path: '/auth',
      errorId: '0123abcd',
      details: { form: { Password: '***', size: 245 }, list: [{ api_key: '***' }] },
    })
    expect(JSON.stringify(row)).not.toMatch(/t[123]\b|lan@/)
  })

  test.for<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{"errors":['],
    ['no list', { errors: 'x' }],
    ['an empty list', { errors: [] }],
    ['21 at once', { errors: Array.from({ length: 21 }, () => anError('x')) }],
    ['a severity of its own', { errors: [anError('x', { severity: 'terrible' })] }],
    ['no time', { errors: [{ message: 'x', severity: 'low' }] }],
    ['an address elsewhere', { errors: [anError('x', { path: 'https://evil.example/' })] }],
    ['an id of its own', { errors: [anError('x', { errorId: "'; drop table" })] }],
    ['a message without end', { errors: [anError('x'.repeat(1001))] }],
  ])('%s is refused with a sentence in either language, and not kept', async ([, body]) => {
    const before = await rows()
    expect(await tell(body)).toMatchObject({ status: 400, text: '{"error":"Không đọc được báo lỗi này."}' })
    expect(await tell(body, { path: '/en/api/errors' })).toMatchObject({
      status: 400,
      text: '{"error":"This error report cannot be read."}',
    })
    expect(await rows()).toEqual(before)
  })

  test('a report above 8 kB is refused', async () => {
    const body = JSON.stringify({ errors: [anError('long', { stack: 'ư'.repeat(4100) })] })
    expect(await tell(body)).toMatchObject({ status: 413 })
    expect((await rows()).map(({ message }) => message)).not.toContain('long')
  })

  test('a report from another site is refused', async () => {
    const headers = { Origin: 'https://evil.example' }
    expect(await tell({ errors: [anError('evil')] }, { headers })).toMatchObject({ status: 403 })
    expect((await rows()).map(({ message }) => message)).not.toContain('evil')
  })

  test('one network may send 20 reports a minute, and another network is not affected', async () => {
    const answers: number[] = []
    for (let n = 0; n < 22; n += 1)
      answers.push((await tell({ errors: [anError('many')] }, { ip: '203.0.113.9' })).status)
    expect(answers).toEqual([...Array<number>(20).fill(204), 429, 429])
    expect(await tell({ errors: [anError('many')] }, { ip: '203.0.113.10' })).toMatchObject({ status: 204 })
    const many = (await rows()).filter(({ message }) => message === 'many')
    expect(many).toMatchObject([{ details: { times: 21 } }])
  })
})

describe('wrong requests are not errors', () => {
  test('an unknown address, a route without GET and a form to a page without action log no error', async () => {
    const before = (await rows()).length
    for (const path of ['/api/errors', '/api/cart', '/api/none', '/khong-co']) await ask(shop.url, path)
    await visitor(shop.url).postForm('/about-nothing', { a: 'b' })
    await pause(300)
    expect((await rows()).length).toBe(before)
  })
})

describe('the database is down', () => {
  const name = () => new URL(closed.settings.DATABASE_URL!).pathname.slice(1)
  async function asAdmin(...statements: string[]) {
    const admin = new Pool({ connectionString: inject('postgres'), max: 1 })
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }

  const countConnections = async () => {
    const others = sql`datname = current_database() and pid <> pg_backend_pid()`
    const counted = sql`select count(*)::int n from pg_stat_activity where ${others}`
    return (await closed.look((db) => rowsOf<{ n: number }>(db, counted)))[0]!.n
  }

  test('a page shows an error id, the shop goes on, and the error log has that id once the database is back', async () => {
    await asAdmin(
      `alter database ${name()} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
    )
    const look = () => ask(shop.url, '/shop/brand/classic?size=250')
    let failed = await look()
    // A query under way when its connection ends is tested elsewhere (503, database-away.stress.test.ts).
    await expect.poll(async () => (failed = await look()).status).toBe(500)
    expect(failed.text).toContain('Oops! Đã có lỗi xảy ra')
    const id = /name="error-id" content="([0-9a-f]{8})"/.exec(failed.text)?.[1]
    expect(failed.headers['server-timing']).toBe(`error;desc=${id}`)
    await expect.poll(() => shop.said().out).toContain(`"id":"${id}"`)
    await pause(2500)
    await asAdmin(`alter database ${name()} allow_connections true`)
    await expect.poll(async () => (await ask(shop.url, '/shop/brand/classic?size=250')).status).toBe(200)
    // The pool and one connection for each channel: reconnecting must not multiply them.
    // A connection that is being closed is still counted for a moment.
    await expect.poll(countConnections).toBeLessThanOrEqual(10 + 3)
    // Waiting errors are stored with the next bug, or after half a minute.
    await closed.look((db) => db.execute('alter table variants rename to away'))
    await ask(shop.url, '/product/luot-aria-75')
    await closed.look((db) => db.execute('alter table away rename to variants'))
    await expect
      .poll(() => closed.look((db) => findError(db, id!)))
      .toMatchObject({ origin: 'server', path: '/shop/brand/classic' })
  })
})

describe('more visitors at once than the shop can answer', () => {
  const kinds = {
    vi: { path: (nth: number) => `/shop?price_from=${nth}00000`, says: 'Cửa hàng đang rất đông khách' },
    en: { path: (nth: number) => `/en/shop?price_from=${nth}00000`, says: 'The shop is very busy right now' },
    search: { path: (nth: number) => `/search?q=giay+${nth}`, says: 'Cửa hàng đang rất đông khách' },
    router: { path: (nth: number) => `/shop.data?price_to=${nth}00000`, says: 'Cửa hàng đang rất đông khách' },
  }

  test('some visitors get a page in their language that says when to come again, and the others are served', async () => {
    const names = Object.keys(kinds) as (keyof typeof kinds)[]
    const asked = Array.from({ length: 600 }, async (_, nth) => {
      const kind = names[nth % names.length]!
      const headers = { 'X-Forwarded-For': `198.18.${nth >> 8}.${nth & 255}`, Accept: 'text/html' }
      return { kind, answer: await ask(shop.url, kinds[kind].path(20 + (nth >> 2)), { headers }) }
    })
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ answer }) => answer.status === 503)
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(600 - refused.length)
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(names))
    for (const { kind, answer } of refused) {
      expect(answer.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
      expect(answer.headers['content-security-policy']).toBeTruthy()
      expect(answer.text).toContain(kinds[kind].says)
      expect(answer.headers['content-type']).toMatch(kind === 'router' ? 'text/plain' : 'text/html')
      expect(answer.text.includes('http-equiv="refresh"')).toBe(kind !== 'router')
    }
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(refused.find(({ kind }) => kind === 'vi')!.answer.text)
    expect((await ask(shop.url, sheet![1]!)).headers['content-type']).toMatch('text/css')
    expect(await ask(shop.url, '/shop?price_from=700000')).toMatchObject({ status: 200 })
  })
})
