import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defaultShopName, keepShopName } from '#shop/settings/shop-name.ts'
import { amountInWords } from './amount-in-words.ts'
import { vatByRate } from './invoice.ts'
import { shopFileName } from './printed.ts'

describe('an amount in Vietnamese words', () => {
  test.each([
    [0, 'không đồng'],
    [15, 'mười lăm đồng'],
    [21_000, 'hai mươi mốt nghìn đồng'],
    [105_000, 'một trăm linh năm nghìn đồng'],
    [1_205_000, 'một triệu hai trăm linh năm nghìn đồng'],
    [1_002, 'một nghìn không trăm linh hai đồng'],
    [2_000_000, 'hai triệu đồng'],
    [14_555_411, 'mười bốn triệu năm trăm năm mươi lăm nghìn bốn trăm mười một đồng'],
    [3_000_010_000, 'ba tỷ không trăm mười nghìn đồng'],
  ])('%i', (amount, words) => expect(amountInWords(amount)).toBe(words))
})

test('a file that a buyer keeps begins with the name of the shop in plain letters, if it has any', () => {
  onTestFinished(() => keepShopName(defaultShopName))
  const named = (shop: string) => (keepShopName(shop), shopFileName('hoa-don-K7M2Q9XA.pdf'))
  expect(['Lướt', 'Băng Giá', '冰'].map(named)).toEqual([
    'luot-hoa-don-K7M2Q9XA.pdf',
    'bang-gia-hoa-don-K7M2Q9XA.pdf',
    'hoa-don-K7M2Q9XA.pdf',
  ])
})

describe('VAT by rate', () => {
  const line = fc.record({
    paid: fc.integer({ min: 0, max: 1e9 }),
    vatRate: fc.constantFrom(0, 5, 8, 10),
    vat: fc.integer({ min: 0, max: 1e8 }),
  })

  test('the sums by rate add up to the lines, for random lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const sums = vatByRate(lines)
        const total = (of: (one: (typeof sums)[number]) => number) => sums.reduce((sum, one) => sum + of(one), 0)
        expect(total((one) => one.gross)).toBe(lines.reduce((sum, one) => sum + one.paid, 0))
        expect(total((one) => one.vat)).toBe(lines.reduce((sum, one) => sum + one.vat, 0))
        expect(sums.every((one) => one.net + one.vat === one.gross)).toBe(true)
      }),
    )
  })
})
