import { usualIce, type Ice } from '#shop/advisers/hollow.ts'
import type { BundleSkater } from '#shop/advisers/rank-blades.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import type { BundleParams } from './read-bundle-params.ts'

export type BundleWearer = BundleSkater & { weightKg: number | null; ice: Ice }

/** The levels of each discipline, the easiest first: a boot counts for the first level that it is made for. */
const levelsByDiscipline = {
  figure: ['basic', 'single', 'axel', 'double', 'double_axel', 'triple'],
  dance: ['basic', 'advanced'],
} as const

type Answered = Pick<BundleParams, 'level' | 'weightKg' | 'ice'>
type Boot = Pick<ProductPage, 'type' | 'levels'>
type Skater = Pick<SkaterRow, 'weightKg' | 'level' | 'discipline'>

/** The wearer: as answered, else the skater of the profile, else the one the boot is made for. */
export function wearerOf(params: Answered, boot: Boot | undefined, skater: Skater | undefined): BundleWearer {
  const [chosenDiscipline, level] = params.level?.split('.') ?? []
  const weightAndIce = { weightKg: params.weightKg ?? skater?.weightKg ?? null, ice: params.ice ?? usualIce }
  if (chosenDiscipline && level) return { discipline: chosenDiscipline as 'figure' | 'dance', level, ...weightAndIce }
  if (skater?.level && (skater.discipline === 'figure' || skater.discipline === 'dance'))
    return { discipline: skater.discipline, level: skater.level, ...weightAndIce }
  const discipline = boot?.type === 'dance' ? 'dance' : 'figure'
  const firstLevel = levelsByDiscipline[discipline].find((one) => boot?.levels.includes(one))
  return { discipline, level: firstLevel ?? 'basic', ...weightAndIce }
}
