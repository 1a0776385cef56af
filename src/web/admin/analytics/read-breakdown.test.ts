import { describe, expect, test } from 'vitest'
import type { SalesByProduct, ProductSales } from '#shop/analytics/sum-by-product.ts'
import { productRows } from './read-breakdown.ts'

const product = (nth: number): ProductSales => ({
  productId: `p${nth}`,
  name: `Lướt ${nth}`,
  orders: 1,
  pieces: 2,
  gross: 1000 * nth,
  discount: nth,
  total: 999 * nth,
})
const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0)

/** Sales of `count` products, of which the database returned the first `returned`. */
function salesOf(count: number, returned: number): SalesByProduct {
  const goods = Array.from({ length: count }, (_, nth) => product(count - nth))
  const all = (key: 'pieces' | 'gross' | 'discount' | 'total') => goods.reduce((total, one) => total + one[key], 0)
  const sums = { pieces: all('pieces'), gross: all('gross'), discount: all('discount'), total: all('total') }
  return { goods: goods.slice(0, returned), all: { products: count, ...sums } }
}

describe('the sales breakdown by product', () => {
  test('a long breakdown shows the first rows, one line for the rest, and delivery last; the sum is unchanged', () => {
    const rows = productRows(salesOf(40, 26), { shipping: 30_000 }, 25)
    expect(rows.map(({ key }) => key).slice(-3)).toEqual(['p16', 'rest', 'shipping'])
    expect(rows).toHaveLength(27)
    expect(sum(rows)).toBe(sum(salesOf(40, 40).goods) + 30_000)
    expect(rows.at(-2)).toMatchObject({ pieces: 30 })
  })

  test('a single product beyond the limit is shown itself', () => {
    const rows = productRows(salesOf(26, 26), { shipping: 0 }, 25)
    expect(rows.map(({ key }) => key)).toEqual(salesOf(26, 26).goods.map(({ productId }) => productId))
  })

  test('the exported file holds every product', () => {
    expect(productRows(salesOf(40, 40), { shipping: 0 })).toHaveLength(40)
  })
})
