import { z } from 'zod'
import { readWhole } from '#kit/read-dong.ts'
import { m } from '#words/messages.js'

const whole = new Intl.NumberFormat('vi-VN')

/** More digits than `readWhole` reads, and nothing else. */
const isEndless = (typed: string) => /^[\d\s.,₫đĐ]+$/.test(typed) && typed.replace(/\D/g, '').length > 10

/** What is wrong with a typed number: `error` says what is wanted, but a number beyond the limit is told the limit. */
function faultOf(typed: string, [least, most]: [number, number], error: () => string) {
  const number = readWhole(typed)
  if (isEndless(typed) || (number !== undefined && number > most))
    return m.error_number_most({ most: whole.format(most) })
  if (number === undefined) return error()
  if (number >= least) return
  return least < 0 ? m.error_number_least({ least: whole.format(least) }) : error()
}

type Found = { addIssue(issue: { code: 'custom'; message: string }): void }

const reader = (least: number, most: number, error: () => string) => (typed: string, found: Found) => {
  const fault = faultOf(typed, [least, most], error)
  if (fault === undefined) return readWhole(typed)!
  found.addIssue({ code: 'custom', message: fault })
  return z.NEVER
}

/** A whole number as people type it (`1.290`, `1 290 ₫`). Anything else is refused, also an empty field. */
export const typedWhole = (least: number, most: number, error: () => string) =>
  z.string({ error }).transform(reader(least, most, error))

/** The same; an empty or missing field is null. */
export const typedWholeOrNull = (least: number, most: number, error: () => string) => {
  const read = reader(least, most, error)
  return z
    .string()
    .default('')
    .transform((typed, found) => (typed.trim() === '' ? null : read(typed, found)))
}
