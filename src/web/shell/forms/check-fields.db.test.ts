import { describe, expect } from 'vitest'
import { setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { runInRequest } from '#platform/request.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { checkInput } from '#kit/check-input.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { listSecurityEvents } from '#shop/security/list-security-events.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { test } from '#test/with-db.ts'
import { checkFields, type FieldToCheck } from './check-fields.server.ts'

const request = new Request('http://localhost/checkout', { headers: { 'User-Agent': 'Firefox' } })

const check = (db: Db, fields: Record<string, FieldToCheck>, ip = '203.0.113.7') =>
  runInRequest({ id: 'r', mark: '', locale: 'vi', ip, tags: new Set() }, () =>
    checkFields(db, request, 'checkout', fields),
  )

describe('the attack check of a submitted form', () => {
  test.beforeEach(({ db }) => openAuth(db, 'x'.repeat(40)))

  test('each field with an attack is recorded as one event, other fields are not', async ({ db }) => {
    const { threats, isLimited } = await check(db, {
      name: { type: 'general', value: "O'Neill" },
      street: { type: 'general', value: '<script>alert(1)</script>; cat /etc/passwd' },
      note: { type: 'general', value: '../../../../etc/shadow' },
      email: { type: 'email', value: 'no address' },
      company: { type: 'general', value: null },
      taxCode: { type: 'general', value: '' },
    })
    expect(isLimited).toBe(false)
    expect(threats.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'street XSS',
      'street CMD',
      'street PATH',
      'note PATH',
    ])
    const events = await listSecurityEvents(db)
    expect(events).toHaveLength(2)
    expect(events.find(({ details }) => details.field === 'street')).toMatchObject({
      type: 'input-attack',
      severity: 'critical',
      message: 'Cross-Site Scripting (XSS) attempt detected',
      details: { form: 'checkout', type: 'general', class: 'XSS', classes: ['XSS', 'CMD', 'PATH'] },
      userAgent: 'Firefox',
      ip: '203.0.113.7',
    })
    expect(events.find(({ details }) => details.field === 'note')).toMatchObject({ severity: 'high' })
  })

  test('an event never holds a password, and at most 80 characters of other fields', async ({ db }) => {
    const value = `<script>alert(1)</script>Aa1${'x'.repeat(200)}`
    await check(db, { password: { type: 'password', value }, note: { type: 'general', value } })
    const events = await listSecurityEvents(db)
    const ofPassword = events.find(({ details }) => details.field === 'password')!
    expect(ofPassword.details).toEqual({
      form: 'checkout',
      field: 'password',
      type: 'password',
      class: 'XSS',
      classes: ['XSS'],
    })
    expect(events.find(({ details }) => details.field === 'note')!.details.excerpt).toBe(value.slice(0, 80))
  })

  test('nothing is checked while the merchant has switched the check off', async ({ db }) => {
    setSecuritySwitches({ checksInput: false })
    const found = await check(db, { note: { type: 'general', value: '<script>alert(1)</script>' } })
    setSecuritySwitches({ checksInput: true })
    expect(found).toEqual({ checked: {}, threats: [], isLimited: false })
    expect(await listSecurityEvents(db)).toEqual([])
  })

  test('a field sent more than ten times a minute is not checked any more, and nobody is refused', async ({ db }) => {
    const fields = { note: { type: 'general', value: '<script>alert(1)</script>' } } as const
    for (let time = 1; time <= 10; time += 1) expect((await check(db, fields)).isLimited).toBe(false)
    const eleventh = await check(db, fields)
    expect(eleventh).toMatchObject({ isLimited: true, threats: [], checked: {} })
    expect(await listSecurityEvents(db)).toHaveLength(10)
    const street = await check(db, { street: fields.note })
    expect(street.threats).toHaveLength(1)
    expect((await check(db, fields, '198.51.100.1')).threats).toHaveLength(1)
  })
})

test('a text keeps every byte when it is saved and loaded five times', async ({ db }) => {
  const texts = [
    `O'Neill & Sons <3 "đẹp" &amp; <b>x</b> %41 \\u0041`,
    '<script>alert(1)</script>',
    "'; DROP TABLE users; --",
    'Nguyê\u0303n\n⛸️👩‍👩‍👧 ﬁ Ｎ',
  ]
  for (const text of texts) {
    const typed = text.normalize('NFC')
    await saveSettings(db, 'test', { address: checkInput('general', text).value })
    for (let time = 0; time < 5; time += 1) {
      const { address } = await findSettings(db)
      expect(Buffer.from(address)).toEqual(Buffer.from(typed))
      await saveSettings(db, 'test', { address: checkInput('general', address).value })
    }
  }
})
