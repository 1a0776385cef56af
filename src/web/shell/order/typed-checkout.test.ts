import { expect, test } from 'vitest'
import type { BrowserStorage } from '#kit/browser-storage.ts'
import { forgetSentCheckout, readTypedCheckout, writeTypedCheckout, type TypedCheckout } from './typed-checkout.ts'

function aTab(): BrowserStorage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }
}
const typed = (of: string, isSent = false): TypedCheckout => ({
  of,
  texts: { phone: '0901234567', street: '12 Lý Thường Kiệt' },
  province: '01',
  ward: '00070',
  method: 'standard',
  payment: 'momo',
  chosen: 'other',
  isSent,
})

test('a guest who reloads the checkout finds what was typed', () => {
  const tab = aTab()
  writeTypedCheckout(typed(''), tab)
  expect(readTypedCheckout('', tab)).toEqual(typed(''))
})

test('what a guest typed is still there after signing in on the way', () => {
  const tab = aTab()
  writeTypedCheckout(typed(''), tab)
  expect(readTypedCheckout('lan@example.com', tab)?.texts.street).toBe('12 Lý Thường Kiệt')
})

test('what one account typed is shown to nobody else in the same tab, and is gone then', () => {
  for (const next of ['', 'other@example.com']) {
    const tab = aTab()
    writeTypedCheckout(typed('lan@example.com'), tab)
    expect(readTypedCheckout(next, tab)).toBeUndefined()
    expect(readTypedCheckout('lan@example.com', tab)).toBeUndefined()
  }
})

const placing = { key: 'k1', lines: [{ id: 'boot', quantity: 2 }] }

test('once the order stands nothing of it is kept; what was typed for the next one stays', () => {
  const tab = aTab()
  writeTypedCheckout({ ...typed('', true), placing }, tab)
  forgetSentCheckout('k1', tab)
  expect(readTypedCheckout('', tab)).toBeUndefined()
  writeTypedCheckout({ ...typed(''), placing }, tab)
  forgetSentCheckout('k1', tab)
  expect(readTypedCheckout('', tab)).toEqual(typed(''))
})

test('an order answers the lines that were sent for it, once, also where its answer was lost and more was typed', () => {
  for (const isSent of [true, false]) {
    const tab = aTab()
    writeTypedCheckout({ ...typed('', isSent), placing }, tab)
    expect(forgetSentCheckout('another order', tab)).toEqual([])
    expect(forgetSentCheckout('k1', tab)).toEqual(placing.lines)
    expect(forgetSentCheckout('k1', tab)).toEqual([])
  }
})

test('a damaged record counts as nothing typed', () => {
  const tab = aTab()
  tab.setItem('luot_checkout', '{"of"')
  expect(readTypedCheckout('', tab)).toBeUndefined()
})
