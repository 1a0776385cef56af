import { expect, test } from 'vitest'
import { maxLineQuantity, savedBeforeAndAfter, splitSaved } from './saved-quantity.ts'

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

test('a shopper who moves three saved pairs of which two are left gets two, and one stays saved', () => {
  const three = { variantId: 'boot', quantity: 3 }
  expect(splitSaved(three, 2, [])).toEqual({ moved: 2, kept: 1 })
  expect(splitSaved(three, 5, [])).toEqual({ moved: 3, kept: 0 })
  expect(splitSaved(three, null, [three])).toEqual({ moved: 3, kept: 0 })
})

test('pairs that are in the cart already, with or without services, are not left any more', () => {
  const one = { variantId: 'boot', quantity: 1 }
  const split = (...inCart: (typeof one)[]) => splitSaved(one, 2, inCart)
  expect(split(one, { variantId: 'guard', quantity: 9 })).toEqual({ moved: 1, kept: 0 })
  expect(split(one, one)).toEqual({ moved: 0, kept: 1 })
  expect(split({ ...one, quantity: 5 })).toEqual({ moved: 0, kept: 1 })
})
