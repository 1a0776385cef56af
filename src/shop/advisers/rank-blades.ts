import { checkBlade } from './blade-compatibility.ts'
import { findBlade, type BladeQuestion } from './blade-finder.ts'
import { pairOf, soleOverLabelMm, type Part } from './pair-of.ts'

/** One blade in one length, as stocked; `left` is null if no stock is kept. */
export type BladeCut = Part & { variantId: string; left: number | null; price: number }
/** A blade in all its lengths. */
export type BladeModel = { productId: string; levels: readonly string[]; cuts: readonly BladeCut[] }
/** The skater; levels are those of the stiffness adviser. */
export type BundleSkater = { discipline: 'figure' | 'dance'; level: string }
/** Also skaters whose boots come with blades, and who need another runner one day; speed has no levels. */
export type BladeSkater = { discipline: BundleSkater['discipline'] | 'hockey' | 'speed'; level: string }

/** One piece of advice about a blade (blade finder, docs/reference/skating.md 8.2) and whether the blade follows it. */
export type BladePoint = { kind: 'level' | 'pick' | 'rocker' | 'tail'; isMet: boolean; advised: string; actual: string }

export type JudgedCut = BladeCut & {
  status: 'ok' | 'warn' | 'no'
  issues: string[]
  /** How much shorter than the sole, in mm; null if either has no length. */
  gapMm: number | null
  /** How much longer than the length that the blade finder suggests, in inches; 0 if length does not decide. */
  excessIn: number
}
export type RankedBlade = {
  productId: string
  status: JudgedCut['status']
  cuts: JudgedCut[]
  /** The length to begin with: of those that fit and are in stock, the one nearest to the suggested length. */
  best: JudgedCut | null
  points: BladePoint[]
  /** The distance from the advice: level first, then pick, rocker and tail. */
  distance: number
}

/** All blades for a boot, the most suitable first, with the reasons; incompatible blades come last. */
export function rankBlades(boot: Part, models: readonly BladeModel[], skater: BladeSkater): RankedBlade[] {
  return models
    .map((model) => judgeModel(boot, model, skater))
    .map((ranked) => ({ ranked, order: orderOf(ranked) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ ranked }) => ranked)
}

function judgeModel(boot: Part, { productId, levels, cuts }: BladeModel, skater: BladeSkater): RankedBlade {
  const judged = cuts.map((cut) => judgeCut(boot, cut))
  const fitting = judged.filter(({ status }) => status !== 'no')
  const [best = null] = fitting.toSorted((a, b) => compare(cutOrder(a), cutOrder(b)))
  const points = best ? pointsOf(boot, best, { levels, skater }) : []
  const distance = points.reduce((sum, point) => sum + penaltyOf(point, skater), 0)
  return { productId, status: best?.status ?? 'no', cuts: judged, best, points, distance }
}

const levelOrder: Record<BladeSkater['discipline'], readonly string[]> = {
  figure: ['basic', 'single', 'axel', 'double', 'double_axel', 'triple'],
  dance: ['basic', 'advanced'],
  hockey: ['beginner', 'recreational', 'league', 'competitive'],
  speed: [],
}
const picks = ['small', 'medium', 'large']
/** A blade of another discipline is further off than any level. */
const otherDisciplinePenalty = 5

/** A level counts double: a blade for the right level with another rocker is nearer than the reverse. */
function penaltyOf({ kind, isMet, advised, actual }: BladePoint, { discipline }: BladeSkater) {
  if (isMet) return 0
  if (kind === 'pick') return Math.abs(picks.indexOf(advised) - picks.indexOf(actual))
  if (kind !== 'level') return 1
  const order = levelOrder[discipline]
  // Goalies are neither above nor below other levels, so a runner for another level is as far off as one of another discipline.
  const known = order.includes(advised) ? actual.split(' ') : []
  const steps = known.flatMap((one) => (order.includes(one) ? [order.indexOf(one)] : []))
  return 2 * Math.min(otherDisciplinePenalty, ...steps.map((step) => Math.abs(step - order.indexOf(advised))))
}

function judgeCut(boot: Part, cut: BladeCut): JudgedCut {
  const pair = pairOf(boot, cut)
  const { outsole_mm: sole } = pair.boot
  const { length_in: length } = pair.blade
  const gapMm = sole == null || length == null ? null : Math.round((sole - length * 25.4) * 10) / 10
  const advised = advisedLength(boot)
  const excessIn = advised === null || length == null ? 0 : Math.round((length - advised) * 100) / 100
  return { ...cut, ...checkBlade(pair), gapMm, excessIn }
}

/** Any level and weight will do here: they do not change the length. */
const skills: Record<string, Pick<BladeQuestion, 'discipline' | 'level' | 'weight_kg'> | undefined> = {
  figure: { discipline: 'figure', level: 'basic', weight_kg: 50 },
  speed: { discipline: 'speed_short', weight_kg: 50 },
}

/** The length in inches that the blade finder suggests for this boot at any level; null if none decides. */
function advisedLength({ category, options: { size } }: Pick<Part, 'category' | 'options'>) {
  const boot_size_mm = size === undefined || size === '' ? null : Number(size)
  const skill = skills[category]
  if (!skill || boot_size_mm === null) return null
  const suggestion = findBlade({ ...skill, boot_size_mm })
  return 'length_in' in suggestion ? (suggestion.length_in as number) : null
}

const cutOrder = (cut: JudgedCut) => [cut.left === 0 ? 1 : 0, cut.status === 'ok' ? 0 : 1, Math.abs(cut.excessIn)]

type About = { levels: readonly string[]; skater: BladeSkater }

function pointsOf(boot: Part, { attributes }: BladeCut, { levels, skater }: About): BladePoint[] {
  const { discipline, level } = skater
  if (discipline === 'speed') return []
  const outsole_mm = Number(boot.options.size) + soleOverLabelMm
  const point = (kind: BladePoint['kind'], wanted: unknown, has: unknown): BladePoint => ({
    kind,
    isMet: wanted === has,
    advised: String(wanted),
    actual: String(has),
  })
  const levelPoint: BladePoint = {
    kind: 'level',
    isMet: levels.includes(level),
    advised: level,
    actual: levels.join(' '),
  }
  if (discipline === 'hockey') return [levelPoint]
  const advised = findBlade({ discipline, level, outsole_mm, weight_kg: 60 })
  if ('error' in advised || advised.kind !== 'figure_blade') return [levelPoint]
  return [
    levelPoint,
    point('pick', advised.pick, attributes.pick),
    point('rocker', advised.rocker_ft, attributes.rocker_ft),
    point('tail', advised.tail, attributes.tail),
  ]
}

function orderOf({ best, distance }: RankedBlade): number[] {
  if (!best) return [1]
  return [0, best.left === 0 ? 1 : 0, distance, best.status === 'ok' ? 0 : 1, Math.abs(best.excessIn), best.price]
}

function compare(a: readonly number[], b: readonly number[]) {
  const at = a.findIndex((one, place) => one !== (b[place] ?? 0))
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0)
}
