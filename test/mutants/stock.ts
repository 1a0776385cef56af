import type { Mutant } from './mutant.ts'

export const stock: Mutant[] = [
  {
    wrong: 'the last pair is sold to two buyers',
    file: 'src/shop/inventory/move-stock.ts',
    from: 'or on_hand + ${onHand}::int >= reserved + ${reserved}::int)',
    to: 'or on_hand + ${onHand}::int >= ${reserved}::int)',
    tests: ['src/flows/place-order.race.test.ts'],
  },
  {
    wrong: 'two lines of one pair each get the last of it',
    file: 'src/shop/checkout/quote-line.ts',
    from: 'available < before + quantity',
    to: 'available < quantity',
    tests: ['src/shop/checkout/quote.test.ts', 'src/shop/checkout/quote-services.test.ts'],
  },
  {
    wrong: 'two lines of one pair together pass what one buyer may have',
    file: 'src/shop/checkout/quote-line.ts',
    from: 'before + quantity > max',
    to: 'quantity > max',
    tests: ['src/shop/checkout/quote.test.ts', 'src/shop/checkout/quote-services.test.ts'],
  },
  {
    wrong: 'staff correct the stock to less than orders have reserved',
    file: 'src/shop/inventory/adjust-stock.ts',
    from: 'if (short.length) throw',
    to: 'if (!short) throw',
    tests: ['src/shop/inventory/reserved.db.test.ts'],
  },
  {
    wrong: 'goods that an order has reserved are written off',
    file: 'src/shop/inventory/write-off-stock.ts',
    from: 'if (short.length) throw',
    to: 'if (!short) throw',
    tests: ['src/shop/inventory/reserved.db.test.ts'],
  },
  {
    wrong: 'goods that left the house still stand on the shelf',
    file: 'src/shop/inventory/order-moves.ts',
    from: "moves('sold', -1, -1)",
    to: "moves('sold', 0, -1)",
    tests: ['src/flows/fulfilment.db.test.ts'],
  },
  {
    wrong: 'an order that is called off keeps its goods',
    file: 'src/flows/cancel-order.ts',
    from: 'const moves = [...selling(orderId, worked), ...releasing(orderId, held)]',
    to: 'const moves = [...selling(orderId, worked)]',
    tests: ['src/flows/cancel-own-order.db.test.ts', 'src/flows/fulfilment.db.test.ts'],
  },
  {
    wrong: 'an edit that takes a piece away keeps it reserved',
    file: 'src/shop/inventory/hold-exactly.ts',
    from: '[...reserving(orderId, more), ...releasing(orderId, less)]',
    to: '[...reserving(orderId, more), ...releasing(orderId, [])]',
    tests: ['src/flows/edit-order.db.test.ts'],
  },
  {
    wrong: 'a size that is oversold takes from what others have',
    file: 'src/shop/inventory/sum-shelf.ts',
    from: 'sum + Math.max(0, available)',
    to: 'sum + available',
    tests: ['src/shop/inventory/sum-shelf.test.ts'],
  },
]
