import { expect, test } from 'vitest'
import { readEnv, settingNames } from '../env.server.ts'
import { reportSettings } from './report-settings.server.ts'

const given = {
  BASE_URL: 'https://luot.example',
  AUTH_SECRET: 'a-very-hidden-word-of-32-characters',
  ADMIN_PASSWORD: 'Hidden-pass-1',
  DATABASE_URL: 'postgres://luot:hidden-word@db.example:5432/luot?sslkey=hidden',
  SMTP_URL: 'smtps://luot:hidden-word@mail.example',
  VNPAY_TMN_CODE: 'LUOT0001',
  VNPAY_HASH_SECRET: 'hidden-hash',
  MOMO_PARTNER_CODE: 'LUOT',
  MOMO_ACCESS_KEY: 'hidden-access',
  MOMO_SECRET_KEY: 'hidden-momo',
  ZALOPAY_APP_ID: '2554',
  ZALOPAY_KEY1: 'hidden-one',
  ZALOPAY_KEY2: 'hidden-two',
  SEPAY_API_KEY: 'hidden-sepay-key-123',
  SEPAY_WEBHOOK_SECRET: 'hidden-sepay-hook-123',
  PAYOS_CHECKSUM_KEY: 'hidden-payos-sum-123',
  STRIPE_SECRET_KEY: 'sk_hidden',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  GHN_TOKEN: 'hidden-ghn',
  GHN_SHOP_ID: '12',
  METRICS_TOKEN: 'hidden-metrics-token',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'hidden-google',
}

test('staff see every setting in force, and of a secret only whether it is set', () => {
  const told = reportSettings(readEnv(given), given)
  expect(told.map(({ name }) => name)).toEqual(settingNames)
  expect(JSON.stringify(told)).not.toMatch(/hidden|sk_|whsec_/)
  const of = (name: string) => told.find((one) => one.name === name)
  expect(of('AUTH_SECRET')).toEqual({ name: 'AUTH_SECRET', value: null, isSecret: true, isGiven: true })
  expect(of('FACEBOOK_APP_SECRET')).toMatchObject({ isSecret: true, isGiven: false })
  expect(of('DATABASE_URL')!.value).toBe('postgres://***@db.example:5432/luot?…')
  expect(of('SMTP_URL')!.value).toBe('smtps://***@mail.example')
  expect(of('PORT')).toEqual({ name: 'PORT', value: '3000', isSecret: false, isGiven: false })
})
