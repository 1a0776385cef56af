import { expect, test } from 'vitest'
import { dateText, readDateText } from './date-text.ts'

test('a date is read in every form typed in Vietnam and in the form a browser sends', () => {
  for (const text of ['24/12/2026', '24.12.2026', '24-12-2026', '24 12 2026', '24122026', ' 2026-12-24 '])
    expect(readDateText(text), text).toBe('2026-12-24')
  expect(readDateText('5/3/2026')).toBe('2026-03-05')
})

test('an impossible date is refused, never read as another date', () => {
  for (const text of ['', '31/2/2026', '29/02/2027', '0/1/2026', '12/24/2026', '24/12/26', 'mai', '24/12/2026 18:00'])
    expect(readDateText(text), text).toBeUndefined()
})

test('a date without a time begins at midnight, and as an end it lasts the whole day', () => {
  expect(readDateText('24/12/2026', true)).toBe('2026-12-24T00:00')
  expect(readDateText('24/12/2026', true, '23:59')).toBe('2026-12-24T23:59')
  expect(readDateText('24/12/2026 0:00', true, '23:59')).toBe('2026-12-24T00:00')
  expect(readDateText('24/12/2026 8:05', true)).toBe('2026-12-24T08:05')
  expect(readDateText('24/12/2026 18h30', true)).toBe('2026-12-24T18:30')
  expect(readDateText('2026-12-24T18:30', true)).toBe('2026-12-24T18:30')
  expect(readDateText('24/12/2026 24:00', true)).toBeUndefined()
})

test('a field shows a valid date in Vietnamese form and an invalid one as it was typed', () => {
  expect(dateText('2026-12-24')).toBe('24/12/2026')
  expect(dateText('2026-12-24T18:30')).toBe('24/12/2026 18:30')
  expect(dateText('31/2')).toBe('31/2')
  expect(dateText('')).toBe('')
})
