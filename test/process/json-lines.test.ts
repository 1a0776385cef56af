// @module-tag turn-0
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { aFolder, freshShop, type ClosedShop } from './fresh-shop.ts'
import { freePort } from './free-port.ts'
import { launch, type Settings } from './server.ts'

const live = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://luot.example',
  AUTH_SECRET: 'x'.repeat(40),
  LOG_LEVEL: 'debug',
}

/** Acts like a library inside the process: loaded before the shop, it logs at the first SIGUSR2 and leaves an error unhandled at the second. */
const loudLibrary = `
process.emitWarning('warned while loading', 'DeprecationWarning', 'LOUD001')
let called = 0
process.on('SIGUSR2', () => {
  called += 1
  if (called > 1) return void Promise.reject(new Error('nobody handled this'))
  console.log('two\\nlines of %s', 'a console')
  console.warn('a warning on the console', { of: 'React' })
  console.error(new Error('an error on the console'))
  console.table([{ a: 1 }])
  console.trace('a trace')
  process.emitWarning('warned while running')
})
`

let closed: ClosedShop
let loud = ''
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  loud = join(aFolder(), 'loud.mjs')
  writeFileSync(loud, loudLibrary)
})
afterAll(() => closed.clear())

const start = (more: Settings = {}) => closed.start({ ...live, NODE_OPTIONS: `--import=${loud}`, ...more })

/** Every output line of a process; each must be JSON with a level and a time. */
function linesOf({ out, err }: { out: string; err: string }) {
  expect(err).toBe('')
  return out
    .trimEnd()
    .split('\n')
    .map((line) => {
      const said = JSON.parse(line) as { level: number; time: string; msg?: string; err?: { message: string } }
      expect(said).toMatchObject({ level: expect.any(Number), time: expect.stringMatching(/^\d{4}-/) })
      return said
    })
}

const form = { Origin: 'https://luot.example', 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the log of a live shop', () => {
  test('every line from start to shutdown is JSON: requests, bugs, jobs, console and warnings', async () => {
    const shop = await start()
    await ask(shop.url, '/%E0%A4%A')
    await ask(shop.url, '/checkout', { method: 'POST', headers: form, body: 'a[0]=1&'.repeat(9000) })
    await ask(shop.url, '/api/cart', {
      method: 'POST',
      headers: { Origin: form.Origin, 'Content-Type': 'application/json' },
      body: '{',
    })
    await closed.look((db) => db.execute('alter table variants rename to away'))
    expect(await ask(shop.url, '/product/luot-aria-75')).toMatchObject({ status: 500 })
    await closed.look((db) => db.execute('alter table away rename to variants'))
    await closed.look((db) =>
      db.execute(sql`insert into pgboss.job (name, data, retry_limit, heartbeat_seconds)
        select name, '{"mailId":"no-such-sentEmail"}', 0, heartbeat_seconds from pgboss.queue where name = 'send-mail'`),
    )
    process.kill(shop.pid, 'SIGUSR2')
    await expect.poll(() => shop.said().out).toContain('job failed')
    const { code, ...said } = await shop.stop()
    expect(code).toBe(0)
    const lines = linesOf(said)
    const heard = lines.map(({ msg }) => msg)
    for (const part of [
      /^Lướt is open at https:\/\/luot\.example \(live/,
      /^bug$/,
      /^job failed$/,
      /^two\nlines of a console$/,
      /^a warning on the console \{ of: 'React' \}$/,
      /^Error: an error on the console\n/,
      /│ a │/,
      /^Trace: a trace\n/,
      /^warned while running$/,
      /^closing$/,
      /^closed$/,
    ])
      expect(heard).toContainEqual(expect.stringMatching(part))
  })

  test('an unhandled error that ends the process is logged as JSON too', async () => {
    const shop = await start({ LOG_LEVEL: 'warn' })
    process.kill(shop.pid, 'SIGUSR2')
    await expect.poll(() => shop.said().out).toContain('warned while running')
    process.kill(shop.pid, 'SIGUSR2')
    const { code, ...said } = await shop.ended
    expect(code).toBe(1)
    expect(linesOf(said).at(-1)).toMatchObject({ level: 60, err: { message: 'nobody handled this' } })
  })

  test('a start that fails is logged as JSON too', async () => {
    const settings = { ...live, ...closed.settings, AUTH_SECRET: 'short' }
    const { code, ...said } = await launch(settings, await freePort()).ended
    expect(code).toBe(1)
    expect(linesOf(said)).toMatchObject([{ level: 60, msg: expect.stringContaining('AUTH_SECRET') }])
  })
})
