import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FormField, openPage, openTab, valuesOf } from '#test/typed-form.ts'
import { restoreTyped } from './restore-typed.ts'
import { keepTyped, reloadKeepingTyped } from './typed-fields.ts'

beforeEach(() => void openTab())
afterEach(() => void vi.unstubAllGlobals())

describe('what a visitor typed before the page was loaded anew', () => {
  test('is there again, and only once', async () => {
    const { reload } = openPage('/contact', [new FormField('text', { value: 'Giày có hợp chân bè?' })])
    reloadKeepingTyped()
    expect(reload).toHaveBeenCalled()
    for (const text of ['Giày có hợp chân bè?', '']) {
      const fields = [new FormField('text')]
      openPage('/contact', fields)
      await restoreTyped()
      expect(valuesOf(fields)).toEqual({ text })
    }
  })

  test('does not appear on another page than the one that was reloaded', async () => {
    openPage('/contact', [new FormField('text', { value: 'Xin chào' })])
    reloadKeepingTyped()
    const fields = [new FormField('text')]
    openPage('/product/x/ask', fields)
    await restoreTyped()
    expect(valuesOf(fields)).toEqual({ text: '' })
  })

  test('holds no password, also one that is shown, no code and no card', async () => {
    const secrets = () => [
      new FormField('hidden', { type: 'password', autocomplete: 'current-password' }),
      new FormField('shown', { autocomplete: 'current-password' }),
      new FormField('wanted', { autocomplete: 'new-password' }),
      new FormField('code', { autocomplete: 'one-time-code' }),
      new FormField('backup', { autocomplete: 'off', secret: true }),
      new FormField('card', { autocomplete: 'cc-number' }),
    ]
    const stored = openTab()
    const typed = secrets()
    for (const field of typed) field.value = 'Vầng-trăng-7'
    openPage('/auth', [...typed, new FormField('email', { value: 'lan@example.com', autocomplete: 'email' })])
    keepTyped()
    expect([...stored.values()].join()).not.toContain('Vầng-trăng-7')
    expect([...stored.values()].join()).toContain('lan@example.com')
  })
})

test('a customer’s ward is chosen again once the wards of its province have loaded', async () => {
  const wards = [{ value: '00004' }]
  openPage('/profile/addresses/new', [
    new FormField('province', { value: '01' }),
    new FormField('ward', { value: '00004', options: wards }),
    new FormField('street', { value: '12 Phan Đình Phùng' }),
  ])
  keepTyped()
  const [province, ward] = [new FormField('province'), new FormField('ward', { options: [], disabled: true })]
  province.addEventListener('input', () =>
    setTimeout(() => Object.assign(ward, { options: wards, disabled: false }), 150),
  )
  const fields = [province, ward, new FormField('street')]
  openPage('/profile/addresses/new', fields)
  await restoreTyped()
  expect(valuesOf(fields)).toEqual({ province: '01', ward: '00004', street: '12 Phan Đình Phùng' })
})

test('a choice that the page no longer offers stays empty, and the fields after it are filled in', async () => {
  vi.useFakeTimers()
  openPage('/x', [
    new FormField('size', { value: '245', options: [{ value: '245' }] }),
    new FormField('text', { value: 'Ôm chân' }),
  ])
  keepTyped()
  const fields = [new FormField('size', { options: [{ value: '' }] }), new FormField('text')]
  openPage('/x', fields)
  const restored = restoreTyped()
  await vi.runAllTimersAsync()
  await restored
  vi.useRealTimers()
  expect(valuesOf(fields)).toEqual({ size: '', text: 'Ôm chân' })
})

test('a tick is set and taken away by a press, as the person did', async () => {
  openPage('/x', [
    new FormField('keep', { type: 'checkbox', checked: true }),
    new FormField('news', { type: 'checkbox' }),
  ])
  keepTyped()
  const fields = [
    new FormField('keep', { type: 'checkbox' }),
    new FormField('news', { type: 'checkbox', checked: true }),
  ]
  openPage('/x', fields)
  await restoreTyped()
  expect(fields.map(({ checked }) => checked)).toEqual([true, false])
})

test('a chosen filter stays chosen in the other language, whose words stand in another order', async () => {
  const colour = (value: string, checked = false) => new FormField('colour', { type: 'checkbox', value, checked })
  openPage('/shop', [colour('rose'), colour('white', true), colour('black')])
  keepTyped()
  const fields = [colour('black'), colour('rose'), colour('white', true)]
  openPage('/shop', fields)
  await restoreTyped()
  expect(fields.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['white'])
})

describe('a ward whose list takes long', () => {
  const wards = [{ value: '00004' }]

  /** The page with a form whose wards load after 150 ms, while what was typed is being put back. */
  function reopen() {
    openPage('/profile/addresses/new', [
      new FormField('ward', { value: '00004', options: wards }),
      new FormField('street', { value: '12 Phan Đình Phùng' }),
    ])
    keepTyped()
    const [ward, street] = [new FormField('ward', { options: [], disabled: true }), new FormField('street')]
    const page = openPage('/profile/addresses/new', [ward, street])
    setTimeout(() => Object.assign(ward, { options: wards, disabled: false }), 150)
    return { ...page, ward, street, restored: restoreTyped() }
  }

  test('takes nothing of what the customer types meanwhile', async () => {
    const { types, ward, street, restored } = reopen()
    types(street, '9 Hàng Bài')
    await restored
    expect(valuesOf([ward, street])).toEqual({ ward: '00004', street: '9 Hàng Bài' })
  })

  test('fills in nothing on the page that they have gone on to', async () => {
    const { restored } = reopen()
    const fields = [new FormField('ward', { options: wards }), new FormField('street')]
    openPage('/checkout', fields)
    await restored
    expect(valuesOf(fields)).toEqual({ ward: '', street: '' })
  })
})
