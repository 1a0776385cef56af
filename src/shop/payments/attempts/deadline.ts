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
