import { dayAfter, daysBetween } from '#kit/clock.ts'
import { ownValue } from '#kit/own-value.ts'
import { levelByTurns } from './level-by-turns.ts'
import { clean, roundHalfUp, sorted } from './rounding.ts'

/** Days are ISO dates; hours are hours on the ice. */
export type SharpeningQuestion = {
  today: string
  hours_per_week: number
  discipline: 'figure' | 'dance' | 'hockey' | 'recreational' | 'speed_short' | 'speed_long'
  level?: string | null
  weight_kg: number
  last_sharpened?: string | null
  hours_since?: number | null
  rink?: 'clean' | 'dirty' | 'outdoor' | null
  steel?: 'basic' | 'standard' | 'premium' | null
  incidents?: ('nick' | 'walked_off_ice' | 'slipping' | 'rust')[] | null
  new_blade?: boolean | null
  next_event?: string | null
}

const bases: Record<string, Record<string, number>> = {
  figure: { basic: 20, single: 20, double: 18, triple: 15 },
  dance: { basic: 20, advanced: 18 },
  hockey: { beginner: 15, league: 8, competitive: 5, goalie: 12 },
  recreational: { basic: 25 },
}
const speedBases: Record<string, number> = { speed_short: 4, speed_long: 6 }
const rinks = { clean: 1, dirty: 0.75, outdoor: 0.6 } as const
const steels = { basic: 0.85, standard: 1, premium: 1.2 } as const

/** When to sharpen next, by the rules of docs/reference/skating.md 8.3. What the skater feels on the ice counts more. */
export function planSharpening(question: SharpeningQuestion) {
  const interval = intervalOf(question)
  if (interval === undefined) return { error: 'unknown_level' as const }
  const { today, hours_per_week: weekly, last_sharpened } = question
  const flags: string[] = []
  const since = hoursSince(question, flags)
  const remaining = since === null ? null : clean(interval - since)
  const status = statusOf(question, { interval, remaining }, flags)
  const due = dueDate(status, { today, remaining, weekly })
  const event = planEvent(question, { interval, since, status, due }, flags)
  return {
    interval_h: interval,
    hours_since: since,
    remaining_h: remaining,
    status,
    due_date: event.due,
    inspect_by: last_sharpened ? later(today, dayAfter(last_sharpened, 60)) : null,
    event_sharpen: event.sharpen,
    // Never -0, which is not equal to 0 for whoever compares strictly.
    per_year: Math.max(0, Math.ceil((weekly * 48) / interval - 1e-9)),
    flags: sorted(flags),
  }
}

type Status = 'sharpen_before_use' | 'now' | 'inspect_now' | 'soon' | 'ok'

function intervalOf({ discipline, level, weight_kg, rink, steel }: SharpeningQuestion) {
  const effectiveLevel = discipline === 'figure' ? levelByTurns(level ?? '') : level
  const base = ownValue(speedBases, discipline) ?? ownValue(ownValue(bases, discipline) ?? {}, effectiveLevel)
  if (base === undefined) return
  const byWeight = weight_kg < 35 ? 1.15 : weight_kg >= 80 ? 0.85 : 1
  return Math.max(2, roundHalfUp(base * byWeight * rinks[rink ?? 'clean'] * steels[steel ?? 'standard'], 0.5))
}

function hoursSince({ hours_since, last_sharpened, today, hours_per_week }: SharpeningQuestion, flags: string[]) {
  if (hours_since != null) return hours_since
  if (!last_sharpened) return null
  flags.push('hours_estimated')
  return roundHalfUp((daysBetween(last_sharpened, today) / 7) * hours_per_week, 0.5)
}

type Wear = { interval: number; remaining: number | null }

function statusOf(
  { new_blade, incidents }: SharpeningQuestion,
  { interval, remaining }: Wear,
  flags: string[],
): Status {
  if (new_blade) return 'sharpen_before_use'
  if (incidents?.some((one) => one !== 'rust')) return 'now'
  if (incidents?.includes('rust')) return 'inspect_now'
  if (remaining === null) {
    flags.push('no_history')
    return 'inspect_now'
  }
  if (remaining <= 1e-9) return 'now'
  return remaining <= interval * 0.2 + 1e-9 ? 'soon' : 'ok'
}

type Course = { today: string; remaining: number | null; weekly: number }

function dueDate(status: Status, { today, remaining, weekly }: Course) {
  if (status !== 'ok' && status !== 'soon') return today
  return weekly === 0 ? null : dayAfter(today, Math.min(maxDays, Math.floor((remaining! / weekly) * 7 + 1e-9)))
}

type Plan = { interval: number; since: number | null; status: Status; due: string | null }

/** A competition needs edges a week old: plan a sharpening seven days before, if by then it is worth the steel. */
function planEvent(question: SharpeningQuestion, plan: Plan, flags: string[]) {
  const { next_event, today } = question
  const { interval, status, due } = plan
  if (!next_event || next_event < today) return { sharpen: null, due }
  const target = dayAfter(next_event, -7)
  if (target < today) {
    if (status !== 'ok') flags.push('too_close_to_event')
    return { sharpen: null, due }
  }
  if (hoursAt(target, question, plan) < interval / 2 - 1e-9) return { sharpen: null, due }
  const isMoved = (status === 'ok' || status === 'soon') && due !== null && dayAfter(target, -7) < due && due <= target
  return { sharpen: target, due: isMoved ? target : due }
}

/** Hours on that day since the last sharpening, the planned one included. */
function hoursAt(target: string, { today, hours_per_week }: SharpeningQuestion, { since, status, due }: Plan) {
  const hoursFrom = (day: string) => (daysBetween(day, target) / 7) * hours_per_week
  if (status === 'now' || status === 'sharpen_before_use') return hoursFrom(today)
  if ((status === 'ok' || status === 'soon') && due !== null && due <= dayAfter(target, -7)) return hoursFrom(due)
  return (since ?? 0) + hoursFrom(today)
}

/** A bound of a hundred years: a skater with one second of ice a week gets a date, not an overflow. */
const maxDays = 36_500
const later = (a: string, b: string) => (a > b ? a : b)
