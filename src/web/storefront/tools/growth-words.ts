import { decimal } from '#kit/decimal.ts'
import {
  forecastGrowth,
  growthBand,
  growthPath,
  horizonMonths,
  longestFoot,
  type GrowthQuestion,
} from '#shop/advisers/growth-forecast.ts'
import { labelForFoot } from '#shop/catalogue/sizes.ts'
import { m } from '#words/messages.js'
import type { ToolAnswer } from './tool-answer.ts'

type Growth = Exclude<ReturnType<typeof forecastGrowth>, { error: string }>

/** Everything the forecast may flag, as a sentence (facts/skating.md 8.6). */
export const growthFlagWords: Record<string, () => string> = {
  boot_too_big: m.tools_growth_too_big,
  measurement_conflict: m.tools_growth_conflict,
  interval_too_short: m.tools_growth_too_soon,
}

export const growthStatus = {
  tight_now: { tone: 'amber', text: m.tools_growth_tight_now },
  soon: { tone: 'accent', text: m.tools_growth_soon },
  ok: { tone: 'green', text: m.tools_growth_ok },
} as const

/** `3`, or `36` with more than that said: the forecast looks no further. */
const inMonths = (months: number | null) =>
  months === null ? m.tools_growth_beyond({ months: horizonMonths }) : m.tools_growth_months({ months })

export function growthAnswer(question: GrowthQuestion, growth: Growth): ToolAnswer {
  const { room_mm, status, months_until_tight, earliest, latest, remeasure_months, flags } = growth
  const isTight = status === 'tight_now'
  return {
    said: isTight ? m.tools_growth_now() : inMonths(months_until_tight),
    beside: isTight ? undefined : m.tools_growth_until(),
    tag: { tone: growthStatus[status].tone, text: growthStatus[status].text() },
    facts: [
      { name: m.tools_growth_room(), value: `${decimal(room_mm)} mm` },
      ...(isTight
        ? []
        : [
            { name: m.tools_growth_earliest(), value: inMonths(earliest) },
            { name: m.tools_growth_latest(), value: inMonths(latest) },
          ]),
      { name: m.tools_growth_remeasure(), value: m.tools_growth_months({ months: remeasure_months }) },
    ],
    reasons: [
      m.tools_growth_why({ longest: decimal(longestFoot(question)), size: question.boot_size_mm }),
      question.prev && !flags.includes('measurement_conflict') && !flags.includes('interval_too_short')
        ? m.tools_growth_own_pace()
        : m.tools_growth_table_pace(),
      ...flags.map((flag) => growthFlagWords[flag]!()),
    ],
    cautions: [m.tools_growth_caution(), m.tools_growth_private()],
  }
}

const everyMonths = 6

/** The band in numbers: how long the foot may be, and which label it would take. */
export function growthRows(question: GrowthQuestion) {
  const path = growthPath(question)
  const at = (months: number, factor: number) => Math.round(path(months, factor) * 10) / 10
  return Array.from({ length: horizonMonths / everyMonths + 1 }, (_, step) => {
    const months = step * everyMonths
    const usual = at(months, growthBand.usual)
    return {
      months,
      slow: at(months, growthBand.slow),
      usual,
      fast: at(months, growthBand.fast),
      label: labelForFoot(question.discipline, usual),
    }
  })
}
export type GrowthRow = ReturnType<typeof growthRows>[number]
