import { z } from 'zod'
import { daysBetween } from '#kit/clock.ts'
import type { GrowthQuestion } from '#shop/advisers/growth-forecast.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { adviserForm, typedMillimetres, typedNumber } from '#web/parts/advisers/adviser-form.ts'
import { m } from '#words/messages.js'

/** No boot that is worn is so much longer than its foot. */
const mostRoomMm = 60

const fields = z
  .object({
    sex: z.enum(['f', 'm'], { error: m.tool_growth_sex_missing }),
    age: typedNumber(0, 25, m.tool_growth_age_wrong),
    months: typedNumber(0, 11, m.tool_growth_months_wrong).optional(),
    discipline: z.enum(bootDisciplines, { error: m.advice_choose_listed }).optional(),
    foot: typedMillimetres(100, 340, m.advice_foot_wrong),
    boot: typedMillimetres(100, 340, m.advice_blade_size_wrong),
    before: typedMillimetres(100, 340, m.advice_foot_wrong).optional(),
    beforeOn: z.iso.date({ error: m.tool_day_wrong }).optional(),
  })
  .refine(({ before, beforeOn }) => (before === undefined) === (beforeOn === undefined), {
    error: m.tool_growth_before_both,
    path: ['beforeOn'],
  })
  // A child's EU size reads as centimetres too: 30 would be a boot of 300 mm on a foot of 185.
  .refine(({ foot, boot }) => boot - foot < mostRoomMm, { error: m.advice_blade_size_wrong, path: ['boot'] })
type GrowthField = keyof z.infer<typeof fields>
export type GrowthTyped = Partial<Record<GrowthField, string>>
const form = adviserForm(fields)

/** The requested forecast, computed from today's date. */
export function readGrowth(params: URLSearchParams, today: string) {
  const typed: GrowthTyped = form.typedIn(params)
  const isAsked = Object.keys(typed).length > 0
  const rules = fields.refine(({ beforeOn }) => beforeOn === undefined || beforeOn < today, {
    error: m.tool_day_ahead,
    path: ['beforeOn'],
  })
  const { answers, problems } = form.read(typed, rules)
  return { typed, isAsked, problems: isAsked ? problems : {}, question: answers && questionOf(answers, today) }
}

function questionOf(answers: z.infer<typeof fields>, today: string): GrowthQuestion {
  const { sex, age, months = 0, discipline = 'figure', foot, boot, before, beforeOn } = answers
  return {
    sex,
    // `8,5` years are 102 months; a month counts when it is complete.
    age_months: Math.floor(age * 12 + 1e-9) + Math.floor(months),
    foot_mm: foot,
    boot_size_mm: boot,
    discipline,
    prev:
      before === undefined || beforeOn === undefined
        ? null
        : { foot_mm: before, days_ago: daysBetween(beforeOn, today) },
  }
}
