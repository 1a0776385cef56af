import { z } from 'zod'
import type { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { familyOf } from '#shop/advisers/family-of.ts'
import { holderMm } from '#shop/advisers/holder-mm.ts'
import { soleOverLabelMm } from '#shop/advisers/pair-of.ts'
import { skaterDisciplines } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { adviserForm, typedNumber } from './adviser-form.ts'

export type Pair = Parameters<typeof checkBlade>[0]
/** A boot of the shop: its sole and holder. */
export type OwnBoot = {
  id: string
  name: string
  discipline: string
  mount: string | null
  system: string | null
  spacing: number | null
  sizes: number[]
}
/** The blade of this page, by each variant's option value. */
export type SoldBlade = {
  discipline: string
  system: string | null
  spacing: number | null
  lengths: { value: string; label: string; inches: number | null; runner: number | null }[]
}

const millimetres = (from: number, to: number, error: () => string) => typedNumber(from, to, error).optional()

const fields = z.object({
  length: z.string().max(12).optional(),
  used: z.literal('on').optional().catch(undefined),
  boot: z.string().max(40).optional(),
  size: millimetres(100, 400, m.advice_blade_size_wrong),
  discipline: z.enum(skaterDisciplines, { error: m.advice_choose_listed }).optional(),
  outsole: millimetres(120, 400, m.advice_blade_outsole_wrong),
  mount: z.enum(['screw', 'rivet'], { error: m.advice_choose_listed }).optional(),
  system: z.string().max(40).optional(),
  holder: millimetres(150, 350, m.advice_blade_holder_wrong),
  spacing: millimetres(100, 250, m.advice_blade_spacing_wrong),
})
type BladeField = keyof z.infer<typeof fields>
export type BladeTyped = Partial<Record<BladeField, string>>
type Answers = z.infer<typeof fields>
const form = adviserForm(fields)
export const bladeTypedIn = form.typedIn

type Read = { pair?: Pair; problems: BladeTyped }

/** Boot and blade as `checkBlade` takes them, or what is still missing: without measurements nothing is called fitting. */
export function readBladeForm(typed: BladeTyped, blade: SoldBlade, boots: readonly OwnBoot[]): Read {
  const { answers, problems: fieldProblems } = form.read(typed)
  if (!answers) return { problems: fieldProblems }
  const sold = blade.lengths.find(({ value }) => value === answers.length)
  if (!sold) return { problems: { length: m.advice_blade_length_missing() } }
  const own = boots.find(({ id }) => id === answers.boot)
  const { boot, problems } = own ? bootOfShop(own, answers) : measuredBoot(answers, blade)
  if (!boot) return { problems }
  const { discipline, system, spacing } = blade
  return {
    problems,
    pair: {
      boot,
      blade: {
        discipline,
        length_in: sold.inches,
        runner_mm: sold.runner,
        system,
        mount_spacing_mm: spacing,
        used: answers.used === 'on',
      },
    },
  }
}

type Described = { boot?: Pair['boot']; problems: BladeTyped }

function bootOfShop({ discipline, mount, system, spacing, sizes }: OwnBoot, { size }: Answers): Described {
  if (size === undefined || !sizes.includes(size)) return { problems: { size: m.advice_blade_size_missing() } }
  return {
    problems: {},
    boot: {
      discipline,
      outsole_mm: size + soleOverLabelMm,
      mount,
      holder_system: system,
      holder_mm: discipline === 'hockey' ? (holderMm(size) ?? null) : null,
      mount_spacing_mm: spacing,
    },
  }
}

/** A boot of any maker, as far as its discipline needs it. */
function measuredBoot({ outsole, mount, system, holder, spacing, ...said }: Answers, blade: SoldBlade): Described {
  const discipline = said.discipline ?? familyOf(blade.discipline)
  const family = familyOf(discipline)
  const problems: BladeTyped = {
    ...(family === 'figure' && outsole === undefined && { outsole: m.advice_blade_outsole_wrong() }),
    ...(family === 'hockey' && holder === undefined && { holder: m.advice_blade_holder_wrong() }),
    ...(family === 'speed' && spacing === undefined && { spacing: m.advice_blade_spacing_wrong() }),
  }
  if (family === familyOf(blade.discipline) && Object.keys(problems).length) return { problems }
  return {
    problems: {},
    boot: {
      discipline,
      outsole_mm: outsole ?? null,
      mount: mount ?? 'screw',
      holder_system: system ?? null,
      holder_mm: holder ?? null,
      mount_spacing_mm: spacing ?? null,
    },
  }
}
