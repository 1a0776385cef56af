import { shopDay } from '#kit/clock.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'

type Way = { to: string; label: string }

/** The tools with what the profile knows of this skater already filled in. */
export function toolsFor(row: SkaterRow, at: Date): Way[] {
  const foot = longer(row.measurements[0])
  if (!foot) return []
  const discipline = row.discipline === 'dance' ? 'figure' : (row.discipline ?? 'figure')
  return [
    { to: sizeAddress(row, discipline, foot), label: m.advice_title() },
    ...growthWays(row, { at, discipline, foot }),
  ]
}

type Measured = SkaterRow['measurements'][number]
const longer = (one: Measured | undefined) => Math.max(one?.leftMm ?? 0, one?.rightMm ?? 0) || null

function sizeAddress({ measurements: [last], sex, level }: SkaterRow, discipline: BootDiscipline, foot: number) {
  const { leftMm = null, rightMm = null, girthLeftMm = null, girthRightMm = null, posture = null } = last ?? {}
  return address('/size-guide', {
    discipline,
    foot,
    other: leftMm && rightMm ? Math.min(leftMm, rightMm) : null,
    measured: posture,
    girth: Math.max(girthLeftMm ?? 0, girthRightMm ?? 0) || null,
    sex,
    level: discipline === 'figure' || discipline === 'hockey' ? level : null,
  })
}

type Growing = { at: Date; discipline: BootDiscipline; foot: number }

/** For those who are still growing, by the two measurements that lie furthest apart. */
function growthWays({ sex, bornIn, measurements }: SkaterRow, { at, discipline, foot }: Growing): Way[] {
  const months = bornIn ? monthsBetween(bornIn, shopDay(at)) : 0
  if (!sex || months < 36 || months >= 18 * 12) return []
  const first = measurements.length > 1 ? measurements.at(-1) : undefined
  const before = longer(first)
  const to = address('/tools/growth', {
    sex,
    age: Math.floor(months / 12),
    months: months % 12,
    discipline,
    foot,
    boot: labelForFoot(discipline, foot),
    before,
    beforeOn: before && first ? first.measuredOn : null,
  })
  return [{ to, label: m.tool_growth() }]
}

const address = (path: string, asked: Record<string, string | number | null>) =>
  `${path}?${new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))}`

function monthsBetween(from: string, to: string) {
  const [y1, m1] = from.split('-').map(Number)
  const [y2, m2] = to.split('-').map(Number)
  return (y2! - y1!) * 12 + (m2! - m1!)
}
