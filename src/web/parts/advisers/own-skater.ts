import { standingFoot } from '#shop/advisers/standing-foot.ts'
import { isFoot, saveFoot } from '#shop/catalogue/attributes/use-foot.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import type { SizeTyped } from './size-form.ts'

/** One of the reader's skaters, with measurements as the adviser's form takes them; null when none were taken yet. */
export type OwnSkater = { id: string; nickname: string; feet: SizeTyped | null }

const text = (mm: number | null | undefined) => (mm ? String(mm) : undefined)
const without = (typed: Record<string, string | undefined>): SizeTyped =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))

/** Takes the latest lengths, and the latest girth that was ever measured, since a girth is taken once and stays valid. */
export function ownSkater({ id, nickname, measurements, sex, level }: SkaterRow): OwnSkater {
  const [last] = measurements
  const girth = measurements.find((one) => one.girthLeftMm ?? one.girthRightMm)
  const [foot, otherFoot] = [last?.leftMm ?? last?.rightMm, last?.leftMm ? last.rightMm : null]
  const feet = foot && {
    foot: text(foot),
    other: text(otherFoot),
    measured: last?.posture,
    girth: text(Math.max(girth?.girthLeftMm ?? 0, girth?.girthRightMm ?? 0)),
    sex: sex ?? undefined,
    level: level ?? undefined,
  }
  return { id, nickname, feet: feet ? without(feet) : null }
}

/** Keeps the feet of this skater in the browser, by the name of the skater. */
export function keepSkater({ feet, nickname }: OwnSkater) {
  const measuredMm = Math.max(Number(feet?.foot ?? 0), Number(feet?.other ?? 0))
  const mm = standingFoot(measuredMm, feet?.measured === 'sitting' ? 'sitting' : null)
  if (feet && isFoot(mm)) saveFoot(mm, feet, nickname)
}
