import { describe, expect, test } from 'vitest'
import { readAmount, readStatement } from './read-statement.ts'

describe('a carrier’s statement', () => {
  test('a statement is read with any column separator, and code and amount are found by their headings', () => {
    expect(readStatement('\uFEFFSTT;Mã vận đơn;Tiền thu hộ\n1;L8TKYG;1.000.000\n')).toEqual({
      head: ['STT', 'Mã vận đơn', 'Tiền thu hộ'],
      rows: [['1', 'L8TKYG', '1.000.000']],
      firstLine: 2,
      codeAt: 1,
      amountAt: 2,
    })
    expect(readStatement('order_code,cod\n"A,1","2,000"')).toMatchObject({
      rows: [['A,1', '2,000']],
      codeAt: 0,
      amountAt: 1,
    })
  })

  test('rows copied without their heading lose none, and code and amount are found by what stands in them', () => {
    expect(readStatement('1;L8TKYG;1.000.000\n2;L8TKYH;500.000')).toEqual({
      head: ['', '', ''],
      rows: [
        ['1', 'L8TKYG', '1.000.000'],
        ['2', 'L8TKYH', '500.000'],
      ],
      firstLine: 1,
      codeAt: 1,
      amountAt: 2,
    })
    expect(readStatement('2.000.000\t840127731\n')).toMatchObject({ codeAt: 1, amountAt: 0, firstLine: 1 })
  })

  test.for([
    ['1;L8TKYG;1.234.567\n2;L8TKYH;500.000', 1, 2],
    ['L8TKYG;1.234.567', 0, 1],
    ['840127731;"1,234,567"', 0, 1],
    ['L8TKYG;1234567', 0, 1],
  ] as const)('a first row with an amount that is not round is no heading: %j', ([text, codeAt, amountAt]) =>
    expect(readStatement(text)).toMatchObject({ codeAt, amountAt, firstLine: 1 }),
  )

  test.for([
    ['Kiện;Tổng thu\nL8TKYG;1.000.000', 0, 1],
    ['Thu hộ;Kiện\n1.000.000;L8TKYG', 1, 0],
    ['Mã đơn COD;Số tiền\nL8TKYG;1.000.000', 0, 1],
    ['a;b\nc;d', 0, 1],
  ] as const)('columns of other names are told apart: %j', ([text, codeAt, amountAt]) =>
    expect(readStatement(text)).toMatchObject({ codeAt, amountAt, firstLine: 2 }),
  )

  test.for(['', 'x', 'a,b', '"unfinished'])('%j is refused as a statement', (text) =>
    expect(readStatement(text)).toBeUndefined(),
  )

  test.for<[string, number | undefined]>([
    ['1.234.567 ₫', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1234567.00', 1_234_567],
    ['50000 VND', 50_000],
    ['1,000,000.00', 1_000_000],
    ['1.000.000,00 ₫', 1_000_000],
    ['70.000,0', 70_000],
    ['1.000.00', undefined],
    ['1,000,50', undefined],
    ['1.5', undefined],
    ['1.234,567', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['', undefined],
    ['1e6', undefined],
  ])('the amount %s is read as %s', ([text, amount]) => expect(readAmount(text)).toBe(amount))
})
