import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { standingFoot } from '#shop/advisers/standing-foot.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'

/** Formats `2026-11-21` for people. */
export const formatDay = (day: string, locale: Locale) => formatDate(new Date(`${day}T12:00:00+07:00`), locale)

/** The latest value of each measurement: the girth need not be measured every time. */
export function latestFeet({ measurements }: Pick<SkaterRow, 'measurements'>) {
  const [last] = measurements
  const girth = measurements.find((one) => one.girthLeftMm ?? one.girthRightMm)
  return (
    last && {
      leftMm: last.leftMm,
      rightMm: last.rightMm,
      measuredOn: last.measuredOn,
      posture: last.posture,
      girthMm: girth ? Math.max(girth.girthLeftMm ?? 0, girth.girthRightMm ?? 0) : null,
    }
  )
}
export type Feet = NonNullable<ReturnType<typeof latestFeet>>

type Measured = SkaterRow['measurements'][number]
const standing = ({ leftMm, rightMm, posture }: Measured) => standingFoot(Math.max(leftMm ?? 0, rightMm ?? 0), posture)

/** By how many mm the longer foot grew since the measurement before, both as they are when standing. */
export const grownSince = (before: Measured | undefined, now: Measured) =>
  before ? standing(now) - standing(before) : 0
