import { dayAfter } from './clock.ts'

/** Holidays on fixed dates (Labour Code 2019, Art. 112). Tết and the Hùng Kings' day follow the lunar calendar; the shopkeeper changes those dates by hand. */
const holidays = new Set(['01-01', '04-30', '05-01', '09-02'])

/** Noon of a day in the shop's time zone, far from midnight in every other one. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`)

/** Monday to Saturday, except holidays. */
export const isWorkDay = (day: string) => noonOf(day).getUTCDay() !== 0 && !holidays.has(day.slice(5))

/** The day after this many work days; for none, the day itself or the next work day. */
export function addWorkDays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0 || !isWorkDay(at);) {
    at = dayAfter(at, 1)
    if (isWorkDay(at)) left -= 1
  }
  return at
}
