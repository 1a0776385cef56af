import { z } from 'zod'
import { ices, usualIce } from '#shop/advisers/hollow.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedNumber } from '#web/parts/advisers/adviser-form.ts'
import { skillValues } from './skills.ts'

const fields = z
  .object({
    skill: z.enum(skillValues, { error: m.advice_stiffness_skill_missing }),
    boot: z.uuid().optional().catch(undefined),
    size: typedNumber(100, 400, m.advice_blade_size_wrong).optional(),
    outsole: typedNumber(120, 420, m.advice_blade_outsole_wrong).optional(),
    system: z.string().max(40).optional(),
    spacing: typedNumber(100, 250, m.advice_blade_spacing_wrong).optional(),
    weight: typedNumber(8, 250, m.advice_stiffness_weight_wrong),
    ice: z.enum(ices, { error: m.advice_choose_listed }).default(usualIce),
  })
  .refine(({ size, outsole }) => size !== undefined || outsole !== undefined, {
    error: m.tool_blades_no_boot,
    path: ['size'],
  })

export type BladeToolQuestion = z.infer<typeof fields>
type BladeToolTyped = Partial<Record<keyof BladeToolQuestion, string>>
const form = adviserForm(fields)

/** The question to the blade finder in an address, or its errors. */
export function readBladeTool(params: URLSearchParams) {
  const typed: BladeToolTyped = form.typedIn(params)
  const isAsked = Object.keys(typed).length > 0
  const { answers: question, problems } = form.read(typed)
  return { typed, isAsked, problems: isAsked ? problems : {}, ask: question }
}
