// @module-tag turn-2
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aFolder, freshShop } from './fresh-shop.ts'
import { freePort } from './free-port.ts'
import { launch, type Settings } from './server.ts'

/** The output of a start that must be refused: one sentence and exit code 1. */
async function refusal(settings: Settings, port?: number) {
  const shop = launch({ DATA_DIR: aFolder(), ...settings }, port ?? (await freePort()))
  // A start that is not refused would open, and the test would wait until it gives up.
  const tooLong = pause(60_000, undefined, { ref: false }).then(() => shop.kill())
  const { code, out, err } = await Promise.race([shop.ended, tooLong])
  expect(code).toBe(1)
  if (/^https:|^http:\/\/luot/.test(settings.BASE_URL ?? '')) return inJson(out, err)
  expect(out).toBe('')
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/\bat .*:\d+:\d+|Error:/)
  return err.trim()
}

/** A live shop writes the sentence as a line of its log. */
function inJson(out: string, err: string) {
  expect(err).toBe('')
  const { level, msg } = JSON.parse(out) as { level: number; msg: string }
  expect(level).toBe(60)
  return msg
}

describe('a start that is refused', () => {
  test('a port in use is named', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
    expect(await refusal({}, port)).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another.`)
    other.close()
  })

  test('a data folder in use names the process that holds it', async () => {
    const shop = await freshShop('PGlite')
    const first = await shop.start()
    expect(await refusal(shop.settings)).toBe(
      `The data folder ${shop.settings.DATA_DIR} is in use by process ${first.pid}: stop it first, or set DATA_DIR to another folder.`,
    )
    expect((await first.stop()).code).toBe(0)
    await shop.clear()
  })

  test('a data folder that cannot be created is named', async () => {
    const file = join(aFolder(), 'a-file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain(
      'cannot be made or written: set DATA_DIR to a folder of yours.',
    )
  })

  test('an unreachable database is named, without its password', async () => {
    const port = await freePort()
    const said = await refusal({ DATABASE_URL: `postgres://shop:topsecret@127.0.0.1:${port}/luot` })
    expect(said).toBe(
      `The database at postgres://shop@127.0.0.1:${port}/luot cannot be reached: is it running, and is DATABASE_URL right?`,
    )
  })

  test('a live shop with missing picture files names them, and starts with MISSING_FILES=allow', async () => {
    const shop = await freshShop('PostgreSQL')
    const elsewhere = { ...shop.settings, ...live, DATA_DIR: aFolder(), LOG_LEVEL: 'silent' }
    expect(await refusal(elsewhere)).toMatch(
      /^DATA_DIR \S+ lacks (\d+) of \1 files that the database knows \(pictures\/\S+-400\.webp, .*\): all processes of a shop share one DATA_DIR, so mount it or bring back its copy; MISSING_FILES=allow starts without them\.$/,
    )
    const whole = await shop.start(live)
    expect((await whole.stop()).code).toBe(0)
    const holed = await shop.start({ ...elsewhere, MISSING_FILES: 'allow' })
    expect((await holed.stop()).code).toBe(0)
    await shop.clear()
  })

  const live = { BASE_URL: 'https://luot.example', SHOP_MODE: 'live', AUTH_SECRET: 'x'.repeat(32) }
  test.for<[string, Settings, RegExp]>([
    ['a port that is no number', { PORT: 'abc' }, /^Setting PORT must be a whole number from 0 to 65535\. /],
    [
      'a short secret in live mode',
      { ...live, AUTH_SECRET: 'short' },
      /^Setting AUTH_SECRET must have at least 32 characters\. /,
    ],
    [
      'a password of the first admin that no customer could choose',
      { ...live, ADMIN_PASSWORD: 'admin1234' },
      /^Setting ADMIN_PASSWORD needs a capital, a small letter, a digit and a sign/,
    ],
    [
      'a password of the first admin that many people use',
      { ...live, ADMIN_PASSWORD: 'Foucault123!' },
      /^Setting ADMIN_PASSWORD is refused: This password, or one very like it, is so widely used/,
    ],
    [
      'live without https',
      { ...live, BASE_URL: 'http://luot.example' },
      /^Setting BASE_URL must be an https address in live mode/,
    ],
  ])('%s is named with its setting', async ([, settings, sentence]) => {
    const said = await refusal(settings)
    expect(said).toMatch(sentence)
    expect(said).toContain('.env.example')
  })
})
