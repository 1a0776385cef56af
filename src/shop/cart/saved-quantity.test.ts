import { expect, test } from 'vitest'
import { maxLineQuantity, savedBeforeAndAfter } from './saved-quantity.ts'

const saved = [
  { id: 'boot', quantity: 2 },
  { id: 'guard', quantity: maxLineQuantity - 1 },
]

test('saving a line again adds to what is saved, and the undo knows the earlier quantity', () => {
  expect(savedBeforeAndAfter(saved, 'boot', 3)).toEqual({ before: 2, after: 5 })
  expect(savedBeforeAndAfter(saved, 'helmet', 3)).toEqual({ before: 0, after: 3 })
})

test('the sum stays within what the server takes', () => {
  expect(savedBeforeAndAfter(saved, 'guard', 3).after).toBe(maxLineQuantity)
})
