import { describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { cellsOf, validateSheetRow, readShownValues, shownValuesText, formatCell, type Cells } from './sheet-cells.ts'

const seen = {
  price: 2_000_000,
  salePrice: 1_500_000,
  saleFrom: new Date('2026-11-30T17:00:00Z'),
  saleUntil: new Date('2026-12-24T16:59:59.999Z'),
  onHand: 5,
}
const validated = (typed: Partial<Cells>) => validateSheetRow(seen, { ...cellsOf(seen), ...typed })

describe('a row of the price and stock sheet', () => {
  test('sale dates are shown as days, and an untouched row changes nothing', () => {
    expect(cellsOf(seen)).toEqual({
      price: '2.000.000',
      sale: '1.500.000',
      from: '01/12/2026',
      until: '24/12/2026',
      stock: '5',
    })
    expect(validated({})).toEqual({ wanted: seen, errors: {} })
  })

  test('prices and stock are read as people type them', () => {
    expect(validated({ price: '2,100,000', sale: '', from: '', until: '', stock: '1.200' }).wanted).toEqual({
      price: 2_100_000,
      salePrice: null,
      saleFrom: null,
      saleUntil: null,
      onHand: 1200,
    })
  })

  test.for<[Partial<Cells>, string]>([
    [{ price: '1.5' }, 'price'],
    [{ price: '' }, 'price'],
    [{ price: '4.500.000.000' }, 'price'],
    [{ sale: '2000000' }, 'sale'],
    [{ sale: '' }, 'sale'],
    [{ from: '32/12/2026' }, 'from'],
    [{ until: '1/12/2026 00:00' }, 'until'],
    [{ stock: '-1' }, 'stock'],
    [{ stock: '' }, 'stock'],
    [{ stock: '2000000' }, 'stock'],
  ])('%j is an error at its cell', ([typed, at]) => expect(Object.keys(validated(typed).errors)).toEqual([at]))

  test('whoever types three zeros too many is told the largest price', () =>
    expect(validated({ price: '4.500.000.000' }).errors.price).toBe(m.error_number_most({ most: '1.000.000.000' })))

  test('a service has no stock to judge', () =>
    expect(validateSheetRow({ ...seen, onHand: null }, { ...cellsOf(seen), stock: 'x' }).wanted?.onHand).toBeNull())

  test.for<[keyof Cells, string, string]>([
    ['price', ' 1290000 ', '1.290.000'],
    ['until', '2026-12-24', '24/12/2026'],
    ['from', '1/2/2027 8:30', '01/02/2027 08:30'],
    ['sale', '', ''],
    ['price', 'mười', 'mười'],
  ])('%s %j is tidied to %j', ([part, typed, tidied]) => expect(formatCell(part, typed)).toBe(tidied))

  test('the values that staff saw are sent with the form and read back unchanged', () => {
    expect(readShownValues(shownValuesText(seen))).toEqual(seen)
    const bare = { ...seen, salePrice: null, saleFrom: null, saleUntil: null, onHand: null }
    expect(readShownValues(shownValuesText(bare))).toEqual(bare)
    expect(readShownValues('x')).toBeUndefined()
  })
})
