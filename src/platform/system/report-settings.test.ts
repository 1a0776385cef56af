import { expect, test } from 'vitest'
import { allManifests } from '#providers/all.ts'
import { readEnv, settingNames } from '../env.server.ts'
import { reportSettings } from './report-settings.server.ts'

const given = {
  BASE_URL: 'https://luot.example',
  AUTH_SECRET: 'a-very-hidden-word-of-32-characters',
  ADMIN_PASSWORD: 'Hidden-pass-1',
  DATABASE_URL: 'postgres://luot:hidden-word@db.example:5432/luot?sslkey=hidden',
  SMTP_URL: 'smtps://luot:hidden-word@mail.example',
  METRICS_TOKEN: 'hidden-metrics-token',
}

/** Of each provider but Facebook all that proves who we are. */
const secrets = allManifests.flatMap(({ id, keys }) =>
  keys.filter((name) => id !== 'facebook' && !/(CODE|SHOP_ID|APP_ID|CLIENT_ID|PICK_\w+)$/.test(name)),
)
const hidden = Object.fromEntries(secrets.map((name) => [name, `hidden-${name}`]))

test('staff see every setting in force, and of a secret only whether it is set', () => {
  const told = reportSettings({ ...readEnv(given), ...hidden }, { ...given, ...hidden })
  expect(told.map(({ name }) => name)).toEqual(settingNames)
  expect(JSON.stringify(told)).not.toContain('hidden')
  const of = (name: string) => told.find((one) => one.name === name)
  expect(of('AUTH_SECRET')).toEqual({ name: 'AUTH_SECRET', value: null, isSecret: true, isGiven: true })
  expect(of('FACEBOOK_APP_SECRET')).toMatchObject({ isSecret: true, isGiven: false })
  expect(of('DATABASE_URL')!.value).toBe('postgres://***@db.example:5432/luot?…')
  expect(of('SMTP_URL')!.value).toBe('smtps://***@mail.example')
  expect(of('PORT')).toEqual({ name: 'PORT', value: '3000', isSecret: false, isGiven: false })
})
