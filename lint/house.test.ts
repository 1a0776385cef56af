import { describe, expect, test } from 'vitest'
import { floors } from '../floors.js'
import { objection, roomOf } from './house.js'

const house = '/home/any/luot/src'
const why = (importer: string, word: string) => objection(`${house}/${importer}`, word)

describe('rooms', () => {
  test('each room stands on one floor', () => {
    const rooms = floors.flat()
    expect(new Set(rooms).size).toBe(rooms.length)
  })

  test('a file belongs to the innermost room that contains it', () => {
    expect(roomOf(`${house}/web/admin/orders/list/x.tsx`)?.room).toBe('web/admin/orders')
    expect(roomOf(`${house}/web/admin/routes.ts`)?.room).toBe('web/admin')
    expect(roomOf(`${house}/shop/payments/vnpay/x.ts`)?.room).toBe('shop/payments/vnpay')
    expect(roomOf(`${house}/shop/payments/ledger/x.ts`)?.room).toBe('shop/payments')
    expect(roomOf(`${house}/web/root.tsx`)?.room).toBe('web')
    expect(roomOf(`${house}/shop/orders/schema.ts`)?.room).toBe('shop/orders')
    expect(roomOf('/home/any/luot/seed/seed.ts')).toBeUndefined()
  })
})

describe('imports from lower floors are allowed', () => {
  test.for([
    ['shop/orders/open-order.ts', '#shop/checkout/quote.ts'],
    ['shop/orders/open-order.ts', '../checkout/quote.ts'],
    ['shop/orders/open-order.ts', '#platform/postgres/db.server.ts'],
    ['shop/cart/cart.ts', '#kit/money.ts'],
    ['flows/orders/place-order.ts', '#shop/payments/open-payment.ts'],
    ['web/storefront/cart/cart-page.tsx', '#flows/orders/place-order.ts'],
    ['web/storefront/cart/cart-page.tsx', '#web/shell/layout/header.tsx'],
    ['web/server/server.ts', '#worker/start-worker.ts'],
    ['gateways/payments.ts', '#shop/payments/vnpay/vnpay.ts'],
    ['shop/payments/vnpay/vnpay.ts', '../provider.ts'],
    ['ui/button.tsx', '#words/messages.js'],
    ['web/server/server.ts', '#seed/seed.ts'],
    ['flows/orders/cancel-order.ts', '../closing/close-order.ts'],
    ['flows/refunds/refunds.db.test.ts', '../orders/place-order.ts'],
    ['shop/orders/open-order.ts', 'drizzle-orm'],
  ] as const)('%s may import %s', ([importer, word]) => expect(why(importer, word)).toBeUndefined())

  test('a file may import its own room and folders of it', () => {
    expect(why('shop/orders/open-order.ts', './schema.ts')).toBeUndefined()
    expect(why('shop/orders/open-order.ts', '#shop/orders/schema.ts')).toBeUndefined()
    expect(why('shop/notifications/list.ts', './letters/say-ended.ts')).toBeUndefined()
    expect(why('shop/payments/open-payment.ts', './ledger/money-of.ts')).toBeUndefined()
    expect(why('web/admin/orders/list/orders-page.tsx', '#web/admin-kit/list/pager.tsx')).toBeUndefined()
    expect(why('web/admin/routes.ts', './orders/list/orders-page.tsx')).toBeUndefined()
  })
})

describe('every other import is refused, by relative path and by #path', () => {
  test.for([
    ['up', 'shop/cart/cart.ts', '#shop/orders/schema.ts'],
    ['up', 'shop/cart/cart.ts', '../orders/schema.ts'],
    ['up', 'kit/money.ts', '#platform/postgres/db.server.ts'],
    ['up', 'shop/orders/open-order.ts', '../../web/root.tsx'],
    ['up', 'flows/orders/place-order.ts', '#worker/dispatch-outbox.ts'],
    ['up', 'flows/refunds/refund-order.ts', '../orders/cancel-order.ts'],
    ['sideways', 'flows/shipments/pack-order.ts', '../refunds/refund-order.ts'],
    ['up', 'shop/payments/registered-gateways.ts', './vnpay/vnpay.ts'],
    ['up', 'flows/orders/place-order.ts', '#gateways/payments.ts'],
    ['up', 'flows/orders/place-order.ts', '#sandbox/sandboxes.ts'],
    ['sideways', 'shop/payments/vnpay/vnpay.ts', '../momo/momo.ts'],
    ['sideways', 'shop/identity/actor.ts', '#shop/media/schema.ts'],
    ['sideways', 'shop/catalogue/queries.ts', '../shipping/queries.ts'],
    ['sideways', 'web/storefront/cart/cart-page.tsx', '#web/admin/routes.ts'],
    ['sideways', 'web/account/routes.ts', '../storefront/routes.ts'],
    ['sideways', 'web/storefront/cart/cart-page.tsx', '../product/gallery.tsx'],
    ['up', 'web/parts/cart/cart-lines.tsx', '#web/storefront/product/gallery.tsx'],
    ['sideways', 'shop/payments/vnpay/vnpay.ts', '../momo/momo.ts'],
    ['up', 'web/admin/orders/list/orders-page.tsx', '../../admin-layout.tsx'],
    ['sideways', 'ui/button.tsx', '#platform/env.server.ts'],
  ] as const)('%s: %2$s may not import %3$s', ([, importer, word]) =>
    expect(why(importer, word)).toMatch(/may only look down/),
  )

  test('an import of a room that floors.js does not name is refused', () => {
    expect(why('web/server/server.ts', '#shop/loyalty/schema.ts')).toBe(
      '#shop/loyalty/schema.ts stands in no room of floors.js',
    )
  })

  test.for(['../../../seed/seed.ts', '../../../test/small-shop.ts', '../../../e2e/run.ts', '../../../bench/run.ts'])(
    'an import of tests or seed is refused: %s',
    (word) => {
      expect(why('shop/cart/cart.ts', word)).toBe('the house does not lean on its tests or its seed')
    },
  )
})
