import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dayAfter, daysBetween, shopDay, startOfDay } from './clock.ts'
import { fold, phoneDigits, slug } from './fold.ts'
import { isUuid } from './is-uuid.ts'
import { pathIn, withoutLocale } from './localized.ts'
import { dong, vatOf } from './money.ts'

type Vectors = {
  fold: { input: string; form: 'NFC' | 'NFD'; folded: string }[]
  vat: { grossInclusive: number; ratePct: number; net: number; vat: number }[]
  format: { vnd: { n: number; vi: string }[] }
}
const vectors = JSON.parse(readFileSync('test/vectors/vietnam.json', 'utf8')) as Vectors

describe('Vietnamese facts', () => {
  test.each(vectors.fold)('“$input” folds to “$folded”', ({ input, form, folded }) =>
    expect(fold(input.normalize(form))).toBe(folded),
  )
  test.each(vectors.vat)('$grossInclusive ₫ at $ratePct % is $net + $vat', ({ grossInclusive, ratePct, net, vat }) =>
    expect(vatOf(grossInclusive, ratePct)).toEqual({ net, vat }),
  )
  test.each(vectors.format.vnd)('$n is shown as $vi', ({ n, vi }) => expect(dong(n)).toBe(vi))
  test('a product name becomes a URL slug', () => expect(slug('Lướt Aria 75, Trắng ½')).toBe('luot-aria-75-trang-5'))
  test('a phone number is found in every form in which people type it, and a text is no number', () => {
    for (const typed of ['0912 345 678', '+84 912 345 678', '84912345678', '0084912345678', '(091) 234-5678'])
      expect(phoneDigits(typed), typed).toBe('912345678')
    for (const text of ['12', 'K7M2Q9XA', 'size 38', '']) expect(phoneDigits(text), text).toBe('')
  })
  test('the shop day begins at midnight in Hà Nội', () => {
    expect(shopDay(new Date('2026-12-31T16:59:59Z'))).toBe('2026-12-31')
    expect(shopDay(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01')
    expect(startOfDay(new Date('2026-12-31T16:59:59Z'))).toEqual(new Date('2026-12-30T17:00:00Z'))
    expect(startOfDay(new Date('2026-12-31T17:00:00Z'))).toEqual(new Date('2026-12-31T17:00:00Z'))
  })
})

test.for([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-22', 365, '2027-11-22'],
  ['2026-11-22', 0, '2026-11-22'],
] as const)('%s and %i days is %s, and back', ([from, days, to]) => {
  expect(dayAfter(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})

test('only a whole id in small letters is an id', () => {
  expect(isUuid('0192f3a0-7c1d-7e3f-8a2b-0123456789ab')).toBe(true)
  for (const text of [
    '-'.repeat(36),
    '0192F3A0-7C1D-7E3F-8A2B-0123456789AB',
    'x0192f3a0-7c1d-7e3f-8a2b-0123456789ab',
    '',
  ])
    expect(isUuid(text), text).toBe(false)
})

describe('the two languages of an address', () => {
  test.for([
    ['/', '/en'],
    ['/shop', '/en/shop'],
    ['/?q=1', '/en?q=1'],
    ['/product/a?size=38#reviews', '/en/product/a?size=38#reviews'],
    ['/energy', '/en/energy'],
  ] as const)('%s is %s in English, and back', ([vi, en]) => {
    expect(pathIn('vi', vi)).toBe(vi)
    expect(pathIn('en', vi)).toBe(en)
    expect(withoutLocale(en)).toBe(vi)
    expect(withoutLocale(vi)).toBe(vi)
  })
})
