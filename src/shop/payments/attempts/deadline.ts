import type { OrderChannel } from '#shop/orders/order.ts'
import type { OrderState } from '#shop/orders/states.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

const minute = 60_000

/** However often a buyer starts a new attempt, stock is not reserved for longer than this multiple of the usual time after placing the order. */
const maxFactor = 8

/** The time until which an attempt that begins `now` reserves the stock of an order placed at `placedAt`. */
export const deadlineOf = (now: Date, minutes: number, placedAt: Date) =>
  new Date(
    Math.max(
      Math.min(now.getTime() + minutes * minute, placedAt.getTime() + maxFactor * minutes * minute),
      now.getTime() + minute,
    ),
  )

type Held = { channel: OrderChannel; placedAt: Date }
type Hold = Pick<ShopSettings, 'paymentMinutes' | 'phoneHoldHours' | 'confirmHours'>

/** How long an unpaid order keeps its stock. A buyer for whom staff opened it gets the payment link in a message and needs longer than one who sits before the page. */
export const holdMinutes = (
  { channel }: Pick<Held, 'channel'>,
  { paymentMinutes, phoneHoldHours }: Omit<Hold, 'confirmHours'>,
) => (channel === 'web' ? paymentMinutes : Math.max(paymentMinutes, phoneHoldHours * 60))

/**
 * The deadline of an attempt that begins `now`. An order opened by staff keeps its own, and a new attempt does not move it. A buyer who turns from
 * paying at the door (`wasDue`) has the usual time for it, within the hours in which the shop confirms. A confirmed order does not expire, so each of
 * its attempts has at least the usual time.
 */
export const attemptDeadline = (now: Date, order: Held & { state: OrderState }, hold: Hold, wasDue = false) =>
  new Date(
    Math.max(
      deadlineOf(now, hold.paymentMinutes, order.placedAt).getTime(),
      order.channel === 'web' ? 0 : order.placedAt.getTime() + holdMinutes(order, hold) * minute,
      wasDue ? Math.min(now.getTime() + hold.paymentMinutes * minute, confirmUntil(order.placedAt, hold)) : 0,
      order.state === 'placed' ? 0 : now.getTime() + hold.paymentMinutes * minute,
    ),
  )

const confirmUntil = (placedAt: Date, { confirmHours }: Hold) =>
  confirmHours ? placedAt.getTime() + confirmHours * 60 * minute : Infinity
