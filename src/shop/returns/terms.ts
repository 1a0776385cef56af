import { addDays, shopDay } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { reasonRules, type ReturnReason } from './reasons.ts'

/** As they were frozen on the order and its line. */
export type Terms = { exchangeDays: number; warrantyMonths: number }

/** Law 19/2023/QH15, Art. 38: 30 days to end a contract that was made on wrong information, by law from the contract, here from delivery. */
export const lawDays = 30

/** The last day in the shop's calendar on which this may be said of what was delivered then; null: the shop never offered it. */
export function lastDay(delivered: Date, reason: ReturnReason, { exchangeDays, warrantyMonths }: Terms): string | null {
  const { term } = reasonRules[reason]
  if (term === 'exchange') return exchangeDays > 0 ? shopDay(addDays(delivered, exchangeDays)) : null
  const byLaw = shopDay(addDays(delivered, Math.max(lawDays, exchangeDays)))
  if (term === 'law') return byLaw
  const byWarranty = addMonths(shopDay(delivered), warrantyMonths)
  return byWarranty > byLaw ? byWarranty : byLaw
}

/** The same day so many months later, or the last of a shorter month. */
function addMonths(day: string, months: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return shopDay(
    noonOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)),
  )
}
