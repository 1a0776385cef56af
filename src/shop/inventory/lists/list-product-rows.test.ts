import { expect, test } from 'vitest'
import { sumProductStock } from './list-product-rows.ts'

const at = new Date('2026-12-01T00:00:00Z')
const plain = { salePrice: null, saleFrom: null, saleUntil: null }

test('sizes are sorted by number and summed over widths; negative stock counts as zero', () => {
  const variants = [
    { options: { size: '245', width: 'R' }, available: 2, price: 900, ...plain },
    { options: { size: '95', width: 'R' }, available: -1, price: 900, ...plain },
    { options: { size: '245', width: 'W' }, available: 3, price: 900, ...plain },
  ]
  expect(sumProductStock(variants, at)).toMatchObject({
    variants: 3,
    available: 5,
    sizes: [
      { size: '95', available: 0 },
      { size: '245', available: 5 },
    ],
  })
})

test('the lowest price paid now is shown with its former price and the highest of the others', () => {
  const variants = [
    { options: {}, available: 1, price: 900, ...plain },
    { options: {}, available: 1, price: 1000, ...plain, salePrice: 700, saleUntil: new Date('2026-12-02T00:00:00Z') },
    { options: {}, available: 1, price: 800, ...plain, salePrice: 100, saleUntil: at },
  ]
  expect(sumProductStock(variants, at)).toMatchObject({ price: 700, was: 1000, highest: 900 })
  expect(sumProductStock([], at)).toMatchObject({ price: null, was: null, highest: null, variants: 0 })
})
