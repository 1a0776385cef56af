import { describe, expect, test } from 'vitest'
import { paymentSettingsForm } from './payment-settings-form.ts'

const typed = {
  bin: '970436',
  number: '0011 0012 34567',
  holder: 'Đỗ Thị Lướt',
  minutes: '15',
  phoneHours: '24',
  codLimit: '5.000.000 ₫',
}

describe('the form of payment settings', () => {
  test('values are read as people type them', () => {
    expect(paymentSettingsForm.parse({ ...typed, 'has-momo': '1', 'has-cod': '1', 'on-cod': 'on' })).toEqual({
      bankAccount: { bin: '970436', number: '0011001234567', name: 'DO THI LUOT' },
      paymentMinutes: 15,
      phoneHoldHours: 24,
      codLimit: 5_000_000,
      methodsOff: ['momo'],
    })
  })

  test.each([
    { bin: '97' },
    { bin: '' },
    { number: '' },
    { number: '12' },
    { minutes: '4' },
    { minutes: '1441' },
    { minutes: 'x' },
    { phoneHours: '0' },
    { phoneHours: '73' },
    { codLimit: '-1' },
    { codLimit: '50.000.001' },
    { codLimit: '' },
  ])('%j is refused', (wrong) => {
    expect(paymentSettingsForm.safeParse({ ...typed, ...wrong }).success).toBe(false)
  })
})
