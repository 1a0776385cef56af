import { dayAfter, daysBetween, shopDay } from '#kit/clock.ts'
import { standingFoot } from '#shop/advisers/standing-foot.ts'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { m } from '#words/messages.js'
import { latestFeet } from './format-skater.ts'

type ToolLink = { to: string; label: string }

/** Links to the tools with the skater's data filled in. */
export function skaterToolLinks(row: SkaterRow, at: Date): ToolLink[] {
  const [last] = row.measurements
  const foot = longer(last)
  if (!last || !foot) return []
  const discipline = row.discipline === 'dance' ? 'figure' : (row.discipline ?? 'figure')
  return [
    { to: sizeAddress(row, discipline, foot), label: m.advice_title() },
    ...growthLinks(row, { at, discipline, foot: standingFoot(foot, last.posture) }),
  ]
}

type Measured = SkaterRow['measurements'][number]
const longer = (one: Measured | undefined) => Math.max(one?.leftMm ?? 0, one?.rightMm ?? 0) || null

function sizeAddress(row: SkaterRow, discipline: BootDiscipline, foot: number) {
  const { measurements, sex, level } = row
  const { leftMm = null, rightMm = null, posture = null } = measurements[0] ?? {}
  return address('/size-guide', {
    discipline,
    foot,
    other: leftMm && rightMm ? Math.min(leftMm, rightMm) : null,
    measured: posture,
    // Measured less often than the length, so the newest one there is.
    girth: latestFeet(row)?.girthMm ?? null,
    sex,
    level: discipline === 'figure' || discipline === 'hockey' ? level : null,
  })
}

/** `foot`: as it is when standing, since the forecast does not ask how it was measured. */
type Growing = { at: Date; discipline: BootDiscipline; foot: number }

/** For growing children, with the first and the last measurement. */
function growthLinks({ sex, bornIn, measurements }: SkaterRow, { at, discipline, foot }: Growing): ToolLink[] {
  const months = bornIn ? monthsBetween(bornIn, shopDay(at)) : 0
  if (!sex || months < 36 || months >= 18 * 12) return []
  const to = address('/tools/growth', {
    sex,
    age: Math.floor(months / 12),
    months: months % 12,
    discipline,
    boot: labelForFoot(discipline, foot),
    ...measuredFeet(measurements, { today: shopDay(at), foot }),
  })
  return [{ to, label: m.tool_growth() }]
}

/** A child grows out of an older measurement, so the forecast asks for a new one. */
const freshDays = 30

/** The forecast takes the foot as measured today, so the first measurement is dated as long before today as it was before the last one. */
function measuredFeet(
  measurements: readonly Measured[],
  { today, foot }: { today: string; foot: number },
): Record<string, string | number> {
  const [last, first] = [measurements[0]!.measuredOn, measurements.at(-1)!]
  if (daysBetween(last, today) > freshDays) return {}
  const [before, apart] = [longer(first), daysBetween(first.measuredOn, last)]
  if (!before || apart === 0) return { foot }
  return { foot, before: standingFoot(before, first.posture), beforeOn: dayAfter(today, -apart) }
}

const address = (path: string, query: Record<string, string | number | null>) =>
  `${path}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))}`

function monthsBetween(from: string, to: string) {
  const [y1, m1] = from.split('-').map(Number)
  const [y2, m2] = to.split('-').map(Number)
  return (y2! - y1!) * 12 + (m2! - m1!)
}
