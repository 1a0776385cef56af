import { expect, test } from 'vitest'
import { shopSettings } from '#shop/settings/settings.ts'
import { access } from '../policy/access.ts'
import { checkoutSection } from '#web/admin/settings/checkout-section.server.ts'

test('each role that may enter orders by hand, and no other role, has a discount limit', () => {
  const doors = ['admin/orders/new/new-order-page', 'admin/orders/edit/edit-page']
  const mayEnter = new Set(doors.flatMap((door) => access[door]!.slice(1)))
  const asked = Object.keys(checkoutSection.fields(shopSettings.parse({}))).filter((name) =>
    name.startsWith('discount'),
  )
  expect(asked.map((name) => name.replace('discount', '').toLowerCase())).toEqual([...mayEnter])
})
