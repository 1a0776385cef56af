import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormField, openPage, openTab, valuesOf } from '#test/typed-form.ts'
import { restoreTyped } from '../forms/restore-typed.ts'
import { changeLanguage } from './change-language.ts'

beforeEach(() => {
  openTab()
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false, type: 'opaqueredirect' }))
})
afterEach(() => void vi.unstubAllGlobals())

test.for([
  ['/contact', '/en/contact'],
  ['/product/giay-aria/ask', '/en/product/aria-boot/ask'],
])('who asks at %s and changes the language finds the question in the form at %s', async ([here, there]) => {
  const { assign } = openPage(here!, [new FormField('text', { value: 'Đi có êm không?' })])
  expect(await changeLanguage('en', here!)).toBe(true)
  expect(assign).toHaveBeenCalledWith(`/en${here}`)
  const fields = [new FormField('text')]
  openPage(there!, fields)
  await restoreTyped()
  expect(valuesOf(fields)).toEqual({ text: 'Đi có êm không?' })
})
