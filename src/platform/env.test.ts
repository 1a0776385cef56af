import { describe, expect, test } from 'vitest'
import { readEnv, StartRefused } from './env.server.ts'

const live = { BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(32) }

const refusal = (source: Record<string, string>) => {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof StartRefused) return error.message
    throw error
  }
  return 'started'
}

describe('settings', () => {
  test('no setting is required: the default is a demo shop on localhost', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      BASE_URL: 'http://localhost:3000',
      SHOP_MODE: 'demo',
      DATA_DIR: '.data',
      SEED: 'demo',
    })
  })

  test('an empty value counts as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SEED: '' })).toEqual(readEnv({}))
  })

  test('a public address makes the shop live, and a live shop begins empty', () => {
    expect(readEnv(live)).toMatchObject({ SHOP_MODE: 'live', SEED: 'empty' })
    expect(readEnv({ ...live, SEED: 'demo' })).toMatchObject({ SEED: 'demo' })
    expect(readEnv({ BASE_URL: 'http://192.168.1.7:3000', SHOP_MODE: 'demo' })).toMatchObject({ SHOP_MODE: 'demo' })
  })

  test('addresses lose their trailing slash, since paths are appended to them', () => {
    expect(readEnv({ ...live, BASE_URL: 'https://luot.example/' }).BASE_URL).toBe('https://luot.example')
    expect(readEnv({ STRIPE_URL: 'https://pay.example/' }).STRIPE_URL).toBe('https://pay.example')
  })

  test.for(['https://Luot.Example', 'https://luot.example:443', 'https://luot.example:443/'])(
    'BASE_URL %s is normalised to the Origin that browsers send',
    (typed) => expect(readEnv({ ...live, BASE_URL: typed }).BASE_URL).toBe('https://luot.example'),
  )

  test.for<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'Setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'Setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'Setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'Setting PORT must be a whole number from 0 to 65535.'],
    [{ BASE_URL: 'luot.example' }, 'Setting BASE_URL must be an address such as https://shop.example.'],
    [{ BASE_URL: 'ftp://luot.example' }, 'Setting BASE_URL must be an address such as https://shop.example.'],
    [
      { BASE_URL: 'https://luot.example/shop' },
      'Setting BASE_URL must be an address without a path, such as https://shop.example.',
    ],
    [
      { BASE_URL: 'https://luot.example?x' },
      'Setting BASE_URL must be an address without a path, such as https://shop.example.',
    ],
    [{ SHOP_MODE: 'production' }, 'Setting SHOP_MODE must be demo or live.'],
    [{ DATABASE_URL: 'mysql://x' }, 'Setting DATABASE_URL must begin with postgres://.'],
    [{ DATABASE_POOL: '1' }, 'Setting DATABASE_POOL must be a whole number from 2 to 200.'],
    [{ ADMIN_EMAIL: 'chu' }, 'Setting ADMIN_EMAIL must be an email address.'],
    [{ ADMIN_PASSWORD: 'short' }, 'Setting ADMIN_PASSWORD must have 8 to 128 characters.'],
    [{ AUTH_SECRET: 'short' }, 'Setting AUTH_SECRET must have at least 32 characters.'],
    [{ SMTP_URL: 'http://mail' }, 'Setting SMTP_URL must begin with smtp:// or smtps://.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'Setting GOOGLE_CLIENT_SECRET is required together with GOOGLE_CLIENT_ID.'],
    [{ FACEBOOK_APP_SECRET: 'x' }, 'Setting FACEBOOK_APP_ID is required together with FACEBOOK_APP_SECRET.'],
    [{ VNPAY_TMN_CODE: 'LUOTDEMO' }, 'Setting VNPAY_HASH_SECRET is required together with VNPAY_TMN_CODE.'],
    [
      { VNPAY_TMN_CODE: 'short', VNPAY_HASH_SECRET: 'x' },
      'Setting VNPAY_TMN_CODE must be the 8 letters and digits that VNPay gave you.',
    ],
    [
      { MOMO_PARTNER_CODE: 'M', MOMO_SECRET_KEY: 'x' },
      'Setting MOMO_ACCESS_KEY is required together with MOMO_PARTNER_CODE.',
    ],
    [{ ZALOPAY_KEY2: 'x' }, 'Setting ZALOPAY_APP_ID is required together with ZALOPAY_KEY2.'],
    [
      { ZALOPAY_APP_ID: 'abc', ZALOPAY_KEY1: 'x', ZALOPAY_KEY2: 'x' },
      'Setting ZALOPAY_APP_ID must be a whole number from 1 to 2147483647.',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'Setting STRIPE_WEBHOOK_SECRET is required together with STRIPE_SECRET_KEY.'],
    [{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'Setting STRIPE_SECRET_KEY must begin with sk_ or rk_.'],
    [{ MOMO_URL: 'payment.momo.vn' }, 'Setting MOMO_URL must be an address such as https://provider.example.'],
    [{ ...live, MOMO_URL: 'http://payment.momo.vn' }, 'Setting MOMO_URL must be an https address in live mode.'],
    [{ ...live, STRIPE_URL: 'http://pay.example' }, 'Setting STRIPE_URL must be an https address in live mode.'],
    [{ SEPAY_API_KEY: 'short' }, 'Setting SEPAY_API_KEY must have at least 16 characters.'],
    [{ METRICS_TOKEN: 'short' }, 'Setting METRICS_TOKEN must have at least 16 characters.'],
    [{ TRUST_PROXY: 'yes' }, 'Setting TRUST_PROXY must be true or false.'],
    [{ LOG_LEVEL: 'loud' }, 'Setting LOG_LEVEL must be fatal or error or warn or info or debug or silent.'],
    [{ SEED: 'full' }, 'Setting SEED must be demo or empty.'],
    [{ ...live, AUTH_SECRET: '' }, 'Setting AUTH_SECRET is required in live mode (32 characters or more).'],
    [{ ...live, BASE_URL: 'http://luot.example' }, 'Setting BASE_URL must be an https address in live mode.'],
    [{ SHOP_MODE: 'live', AUTH_SECRET: live.AUTH_SECRET }, 'Setting BASE_URL must be an https address in live mode.'],
  ])('%j is refused in one sentence', ([source, sentence]) => {
    expect(refusal(source)).toBe(`${sentence} See .env.example.`)
  })
})
