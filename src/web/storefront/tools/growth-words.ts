import { decimal } from '#kit/decimal.ts'
import { countMessage } from '#kit/count-message.ts'
import {
  forecastGrowth,
  growthBand,
  growthPath,
  horizonMonths,
  longestFoot,
  type GrowthQuestion,
} from '#shop/advisers/growth-forecast.ts'
import { isMadeSize, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import type { ToolAnswer } from './tool-answer.ts'

type Growth = Exclude<ReturnType<typeof forecastGrowth>, { error: string }>

/** Everything the forecast may flag, as a sentence (docs/reference/skating.md 8.6). */
export const growthFlagWords: Record<string, () => string> = {
  boot_too_big: m.tool_growth_too_big,
  measurement_conflict: m.tool_growth_conflict,
  interval_too_short: m.tool_growth_too_soon,
}

/** `3`, or “more than 36” when it comes after the forecast's end; a foot may also never get there. */
function inMonths(question: GrowthQuestion, months: number | null, factor: number) {
  if (months !== null) return countMessage(months, [m.tool_growth_months_one, m.tool_growth_months])
  return outgrows(question, factor) ? m.tool_growth_beyond({ months: horizonMonths }) : m.tool_growth_never()
}

/** Beyond this no foot of the table grows. */
const grownUpMonths = 16 * 12
const outgrows = (question: GrowthQuestion, factor: number) =>
  growthPath(question)(grownUpMonths, factor) > longestFoot(question) + 1e-9

type Headline = Pick<ToolAnswer, 'said' | 'beside' | 'tag'>

/** The most serious finding about the pair, without statements that contradict it. */
function growthHeadline(question: GrowthQuestion, growth: Growth): Headline {
  const { status, months_until_tight: months, room_mm, flags } = growth
  if (status === 'tight_now')
    return { said: m.tool_growth_now(), tag: { tone: 'amber', text: m.tool_growth_tight_now() } }
  if (flags.includes('boot_too_big'))
    return {
      said: m.tool_growth_long(),
      beside: m.tool_growth_long_by({ mm: decimal(room_mm) }),
      tag: { tone: 'amber', text: m.tool_growth_smaller() },
    }
  if (months === null && !outgrows(question, growthBand.usual))
    return {
      said: m.tool_growth_stays(),
      beside: m.tool_growth_stays_why(),
      tag: { tone: 'green', text: m.tool_growth_ok() },
    }
  return {
    said: inMonths(question, months, growthBand.usual),
    beside: m.tool_growth_until(),
    tag:
      status === 'soon' ? { tone: 'accent', text: m.tool_growth_soon() } : { tone: 'green', text: m.tool_growth_ok() },
  }
}

export function growthAnswer(question: GrowthQuestion, growth: Growth): ToolAnswer {
  const { status, remeasure_months, flags } = growth
  const hasGoodFit = status !== 'tight_now' && !flags.includes('boot_too_big')
  return {
    ...growthHeadline(question, growth),
    facts: [
      roomFact(growth.room_mm),
      ...(hasGoodFit ? bandFacts(question, growth) : [{ name: m.tool_growth_fits(), value: madeLabel(question) }]),
      {
        name: m.tool_growth_remeasure(),
        value: countMessage(remeasure_months, [m.tool_growth_months_one, m.tool_growth_months]),
      },
    ],
    reasons: [
      m.tool_growth_why({ longest: decimal(longestFoot(question)), size: decimal(question.boot_size_mm) }),
      question.prev && !flags.includes('measurement_conflict') && !flags.includes('interval_too_short')
        ? m.tool_growth_own_pace()
        : m.tool_growth_table_pace(),
      ...flags.map((flag) => growthFlagWords[flag]!()),
    ],
    cautions: [m.tool_growth_caution(), m.tool_growth_private()],
  }
}

const roomFact = (room: number) =>
  room < 0
    ? { name: m.tool_growth_over(), value: `${decimal(-room)} mm` }
    : { name: m.tool_growth_room(), value: `${decimal(room)} mm` }

const bandFacts = (question: GrowthQuestion, { earliest, latest }: Growth) => [
  { name: m.tool_growth_earliest(), value: inMonths(question, earliest, growthBand.fast) },
  { name: m.tool_growth_latest(), value: inMonths(question, latest, growthBand.slow) },
]

/** The label for a foot of this length, where any line makes it. */
function madeLabel({ discipline, foot_mm }: Pick<GrowthQuestion, 'discipline' | 'foot_mm'>) {
  const label = labelForFoot(discipline, foot_mm)
  return isMadeSize(label) ? String(label) : m.tool_growth_not_made()
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
      label: madeLabel({ ...question, foot_mm: usual }),
    }
  })
}
export type GrowthRow = ReturnType<typeof growthRows>[number]
