import { expect, it } from 'vitest'
import { isEdited } from './others-here.tsx'

const id = '019ab3c4-0000-7000-8000-00000000000a'

it('a record and a settings page count as being edited; lists and new records do not', () => {
  const watched = [`/admin/products/${id}/edit`, `/admin/posts/edit/${id}`, `/admin/orders/${id}`, '/admin/settings']
  const free = ['/admin', '/admin/products', '/admin/products/create', '/admin/promotions/new', '/admin/orders/export']
  expect(watched.filter(isEdited)).toEqual(watched)
  expect(free.filter(isEdited)).toEqual([])
})
