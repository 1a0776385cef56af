import { expect, test } from 'vitest'
import { givenName } from '#shop/notifications/given-name.ts'
import { m } from '#words/messages.js'
import { inLocale } from '#test/in-locale.ts'
import { confirmationHeading } from './confirmation-heading.ts'

const placed = { hasFailed: false, isToPay: false, givenName: 'Minh' }

test('the confirmation thanks the buyer by name', () => {
  expect(confirmationHeading(placed)).toBe('Cảm ơn Minh, đơn hàng đã được đặt')
  const mary = { ...placed, givenName: givenName('Mary Jones', 'en') }
  expect(inLocale('en', () => confirmationHeading(mary))).toBe('Thank you, Mary, your order has been placed')
  expect(confirmationHeading({ ...placed, givenName: '' })).toBe(m.order_success_title())
})

test('a buyer who still has to pay is told that, not thanked', () => {
  expect(confirmationHeading({ ...placed, isToPay: true })).toBe(m.order_success_unpaid())
  expect(confirmationHeading({ ...placed, isToPay: true, hasFailed: true })).toBe(m.order_success_failed())
})
