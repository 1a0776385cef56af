import type { Mutant } from './mutant.ts'

/** Where orders, parcels and returns may go, and who came first. */
export const states: Mutant[] = [
  {
    wrong: 'two who move one order at once both succeed',
    file: 'src/shop/orders/move-order.ts',
    from: 'and(eq(orders.id, orderId), eq(orders.state, order.state))',
    to: 'eq(orders.id, orderId)',
    tests: ['src/flows/move-at-once.race.test.ts'],
  },
  {
    wrong: 'two who move one payment at once both succeed',
    file: 'src/shop/payments/move-payment.ts',
    from: 'and(eq(payments.id, payment.id), eq(payments.state, payment.state))',
    to: 'eq(payments.id, payment.id)',
    tests: ['src/flows/move-at-once.race.test.ts'],
  },
  {
    wrong: 'a delivered order is called off',
    file: 'src/shop/orders/states.ts',
    from: "delivered: ['completed'],\n  completed",
    to: "delivered: ['completed', 'cancelled'],\n  completed",
    tests: ['src/flows/fulfilment.db.test.ts'],
  },
  {
    wrong: 'an order of which a parcel arrived is called off',
    file: 'src/flows/cancel-order.ts',
    from: "parcels.some((one) => one.state === 'delivered')",
    to: 'false',
    tests: ['src/flows/parcels.db.test.ts'],
  },
  {
    wrong: 'a buyer calls an order off while a blade is being ground for it',
    file: 'src/flows/may-cancel-own.ts',
    from: "work.state === 'in_work' ||",
    to: '',
    tests: ['src/flows/cancel-own-order.db.test.ts'],
  },
  {
    wrong: 'a pair leaves before the work on it is done',
    file: 'src/flows/pack-order.ts',
    from: 'await refuseUnworked(tx, orderId, shipmentId)',
    to: '',
    tests: ['src/flows/work.db.test.ts'],
  },
  {
    wrong: 'staff change an order that somebody else changed since they saw it',
    file: 'src/shop/orders/hold-order.ts',
    from: 'seenVersion !== undefined && order.version !== seenVersion',
    to: 'false',
    tests: [
      'src/flows/edit-order.db.test.ts',
      'src/flows/edit-details.db.test.ts',
      'src/flows/refund-order.db.test.ts',
    ],
  },
  {
    wrong: 'goods are taken back for a return that the shop has not agreed to',
    file: 'src/shop/returns/states.ts',
    from: "asked: ['approved', 'declined', 'withdrawn']",
    to: "asked: ['approved', 'declined', 'withdrawn', 'received']",
    tests: ['src/flows/returns.db.test.ts'],
  },
  {
    wrong: 'a waybill leaves that collects what the buyer has paid meanwhile',
    file: 'src/flows/refuse-stale-cod.ts',
    from: 'codUnderWay(parcels) > codToCollect',
    to: 'codUnderWay(parcels) < codToCollect',
    tests: ['src/web/hooks/ghn-stand-in/ghn-parcels.db.test.ts'],
  },
  {
    wrong: 'an order counts as shipped while a parcel of it still lies here',
    file: 'src/shop/orders/state-of-parcels.ts',
    from: "valid.some((one) => one.state === 'preparing')",
    to: "valid.every((one) => one.state === 'preparing')",
    tests: ['src/shop/orders/parcels.test.ts'],
  },
]
