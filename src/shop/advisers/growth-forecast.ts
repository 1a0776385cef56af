import { clean, limited, roundHalfUp, sorted } from './rounding.ts'

export type GrowthQuestion = {
  sex: 'f' | 'm'
  age_months: number
  foot_mm: number
  boot_size_mm: number
  discipline: 'figure' | 'hockey' | 'speed' | 'recreational'
  prev?: { foot_mm: number; days_ago: number } | null
}

/** mm a year by completed age from 3; nothing beyond (children of Hong Kong and Beijing, docs/reference/skating.md 8.6). */
const rates = {
  f: [11, 10, 10, 9, 8, 8, 9, 7, 5, 2.5, 1, 0.5, 0],
  m: [11, 10, 10, 9, 8, 8, 8, 9, 11, 9, 6, 2, 1],
} as const
const allowance = { figure: 0, hockey: 0, speed: -2, recreational: 2 } as const
export const horizonMonths = 36
/** The band: a child may grow half as fast as the table, or half as fast again. */
export const growthBand = { slow: 0.5, usual: 1, fast: 1.5 } as const

/** Predicts how long a child's boot will still fit, with its band: children grow in spurts, and this is no guarantee. */
export function forecastGrowth(question: GrowthQuestion) {
  const { sex, age_months, foot_mm } = question
  if (age_months < 36) return { error: 'too_young' as const }
  const flags: string[] = []
  const longest = longestFoot(question)
  const room = clean(roundHalfUp(longest - foot_mm, 0.1))
  if (room >= 10) flags.push('boot_too_big')
  const lengthAfter = growthPath(question, flags)
  const tightAfter = (factor: number) => {
    for (let months = 0; months <= horizonMonths; months++)
      if (lengthAfter(months, factor) > longest + 1e-9) return months
    return null
  }
  const tight = tightAfter(1)
  return {
    room_mm: room,
    status:
      foot_mm > longest + 1e-9
        ? ('tight_now' as const)
        : tight !== null && tight <= 3
          ? ('soon' as const)
          : ('ok' as const),
    months_until_tight: tight,
    earliest: tightAfter(growthBand.fast),
    latest: tightAfter(growthBand.slow),
    forecast_mm: { 6: roundHalfUp(lengthAfter(6)), 12: roundHalfUp(lengthAfter(12)), 24: roundHalfUp(lengthAfter(24)) },
    remeasure_months: remeasureAfter(sex, age_months / 12),
    flags: sorted(flags),
  }
}

/** Length of the foot in mm after so many months, at a multiple of the rate; doubts about an earlier measurement go to `flags`. */
export function growthPath(question: GrowthQuestion, flags: string[] = []) {
  const { sex, age_months, foot_mm } = question
  const pace = ownPace(question, flags)
  const rate = (month: number) => {
    const table = rates[sex][Math.floor((age_months + month) / 12) - 3] ?? 0
    return pace && month < 12 ? pace.weight * pace.perYear + (1 - pace.weight) * table : table
  }
  return (months: number, factor: number = growthBand.usual) =>
    foot_mm + Array.from({ length: months }, (_, month) => (rate(month) * factor) / 12).reduce((sum, mm) => sum + mm, 0)
}

/** Longest foot in mm that the boot takes. */
export const longestFoot = ({ boot_size_mm, discipline }: Pick<GrowthQuestion, 'boot_size_mm' | 'discipline'>) =>
  boot_size_mm - allowance[discipline]

/** mm a year from the child's own earlier measurement, and its weight against the table. */
function ownPace({ foot_mm, prev }: GrowthQuestion, flags: string[]) {
  if (!prev) return
  const grown = foot_mm - prev.foot_mm
  if (grown < -2 - 1e-9) return void flags.push('measurement_conflict')
  if (prev.days_ago < 90) return void flags.push('interval_too_short')
  return { perYear: limited((grown / prev.days_ago) * 365, 0, 20), weight: prev.days_ago >= 180 ? 0.7 : 0.5 }
}

function remeasureAfter(sex: 'f' | 'm', years: number) {
  if (years < 6) return 2
  if (years < 12) return 3
  return years < (sex === 'f' ? 14 : 15) ? 4 : 12
}
