import type { Dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

/** The reduction in whole per cent, rounded down so that it never promises more; nothing below 1 %. */
export function offWords({ now, was }: { now: Dong; was: Dong | null }) {
  const percent = was ? Math.floor(((was - now) * 100) / was) : 0
  return percent > 0 ? m.product_off({ percent }) : undefined
}
