const minute = 60_000

/** However often a buyer begins anew, stock is not held for longer than this many times the usual wait, from placing the order on. */
const mostWaits = 8

/** The time until which an attempt that begins `now` holds the stock of an order placed at `placedAt`. */
export const deadlineOf = (now: Date, minutes: number, placedAt: Date) =>
  new Date(
    Math.max(
      Math.min(now.getTime() + minutes * minute, placedAt.getTime() + mostWaits * minutes * minute),
      now.getTime() + minute,
    ),
  )
