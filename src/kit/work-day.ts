import { addDays, shopDay } from './clock.ts'

/** Holidays on fixed days (Labour Code 2019, Art. 112); Tết and the Hùng Kings' day move with the moon: there the shopkeeper moves the date by hand. */
const holidays = new Set(['01-01', '04-30', '05-01', '09-02'])

/** Noon of a day in the shop's calendar, far from every midnight. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`)

/** Monday to Saturday, but for holidays. */
export const isWorkDay = (day: string) => noonOf(day).getUTCDay() !== 0 && !holidays.has(day.slice(5))

/** The day so many working days after this one; with none, the day itself or the next on which is worked. */
export function addWorkDays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0 || !isWorkDay(at);) {
    at = shopDay(addDays(noonOf(at), 1))
    if (isWorkDay(at)) left -= 1
  }
  return at
}
