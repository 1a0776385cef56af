import { expect, test } from 'vitest'
import { shownRows, withFound } from './new-rows.ts'

test('a product found by its name fills the next free row, a second time it counts two', () => {
  const first = withFound({ 'sku:0': 'ARIA-245', 'more:0': '1' }, 'BAG-1')
  expect(first).toMatchObject({ 'sku:1': 'BAG-1', 'more:1': '1' })
  expect(withFound(first, 'BAG-1')).toMatchObject({ 'sku:1': 'BAG-1', 'more:1': '2' })
  expect(shownRows(first)).toEqual([0, 1, 2])
})
