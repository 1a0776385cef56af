import type { Dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

/** By how much a price is reduced, in whole per cent, rounded down: never more than it is. Nothing below one. */
export function offWords({ now, was }: { now: Dong; was: Dong | null }) {
  const percent = was ? Math.floor(((was - now) * 100) / was) : 0
  return percent > 0 ? m.product_off({ percent }) : undefined
}
