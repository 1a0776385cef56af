import { z } from 'zod'
import { ices, usualIce } from '#shop/advisers/hollow.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedNumber } from '#web/parts/advisers/adviser-form.ts'
import type { OwnBoot } from '#web/parts/advisers/blade-form.ts'
import { isForSkill, skillValues } from './skills.ts'

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

/** No blade of one discipline fits a boot of another (docs/reference/skating.md 8.2b). */
function ownBootProblems({ skill, size }: BladeToolQuestion, { discipline, sizes }: OwnBoot): BladeToolTyped {
  if (!isForSkill(discipline, skill)) return { boot: m.tool_blades_boot_mismatch() }
  return size !== undefined && sizes.includes(size) ? {} : { size: m.advice_blade_size_missing() }
}

/** A speed boot of another maker is judged by its holes: without their spacing no blade could be said to fit. */
const otherBootProblems = ({ skill, spacing }: BladeToolQuestion): BladeToolTyped =>
  skill.startsWith('speed') && spacing === undefined ? { spacing: m.advice_blade_spacing_wrong() } : {}

/** The question to the blade finder in an address, or its errors. A boot of ours is known by its label, so its sole is not asked. */
export function readBladeTool(params: URLSearchParams, boots: readonly OwnBoot[]) {
  const typed: BladeToolTyped = form.typedIn(params)
  if (!Object.keys(typed).length) return { typed, isAsked: false, problems: {} as BladeToolTyped }
  const { answers: ask, problems } = form.read(typed)
  if (!ask) return { typed, isAsked: true, problems }
  const own = boots.find(({ id }) => id === ask.boot)
  const bootProblems = own ? ownBootProblems(ask, own) : otherBootProblems(ask)
  if (Object.keys(bootProblems).length) return { typed, isAsked: true, problems: bootProblems }
  if (!own) return { typed, isAsked: true, problems, ask }
  return { typed, isAsked: true, problems, ask: { ...ask, outsole: undefined }, own }
}
