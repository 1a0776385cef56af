import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isStandInGate, type Gate } from '#shop/payments/provider-keys.ts'
import { momoDoors } from './momo-doors.server.ts'
import { stripeDoors } from './stripe-doors.server.ts'
import { vnpayDoors } from './vnpay-doors.server.ts'
import { zalopayDoors } from './zalopay-doors.server.ts'

/** What the providers of payment answer to servers. Only where no keys are given, and never in a live shop. */
export const paymentStandIns = new Hono()

const doors = { vnpay: vnpayDoors, momo: momoDoors, zalopay: zalopayDoors, stripe: stripeDoors } satisfies Partial<
  Record<Gate, Hono>
>

for (const [gate, door] of Object.entries(doors) as [keyof typeof doors, Hono][]) {
  paymentStandIns.use(`/${gate}/*`, (c, next) =>
    isStandInGate(gate) ? next() : Promise.resolve(c.text('not found', 404)),
  )
  paymentStandIns.use(`/${gate}/*`, bodyLimit({ maxSize: 32 * 1024 }))
  paymentStandIns.route(`/${gate}`, door)
  paymentStandIns.all(`/${gate}/*`, (c) => c.text('not found', 404))
}
