import type { Serviceable } from '#shop/catalogue/variants/services-for.ts'
import { ownValue } from '#kit/own-value.ts'
import { hollowFor, usualIce, type Hollow } from './hollow.ts'
import { levelByTurns } from './level-by-turns.ts'

/** Levels as the hollow table knows them, the easiest first. */
const levelOrder: Record<string, readonly string[]> = {
  figure: ['basic', 'single', 'double', 'triple'],
  dance: ['basic', 'advanced'],
  hockey: ['beginner', 'league', 'competitive', 'goalie'],
  recreational: ['basic'],
}

/** Assumed weight of an unknown skater: neither light nor heavy in any discipline. */
const averageKg = 60

/**
 * The hollow to begin with if only the product is known: that of the easiest level it is made for (docs/reference/skating.md 8.2), on
 * the ice with which the blade finder and the set builder begin, so that nobody reads two figures; none for speed, which is ground flat.
 */
export function hollowForProduct({
  category,
  type,
  attributes,
  levels,
}: Serviceable & { levels: readonly string[] }): Hollow | undefined {
  const discipline =
    category === 'blades'
      ? String(attributes.blade_for)
      : category === 'figure' && type === 'dance'
        ? 'dance'
        : category
  const order = ownValue(levelOrder, discipline)
  if (!order) return
  const madeFor = levels.map((level) => (level === 'recreational' ? 'beginner' : levelByTurns(level)))
  const level = order.find((one) => madeFor.includes(one)) ?? order[0]!
  return hollowFor({ discipline, level, weight_kg: averageKg, ice: usualIce })
}
