import type { CategorySlug } from '../product.ts'

const figure = ['basic', 'single', 'axel', 'double', 'double_axel', 'triple', 'advanced', 'competitive']
const hockey = ['beginner', 'recreational', 'league', 'competitive', 'goalie']
const speed = ['beginner', 'advanced', 'competitive']

/** The levels for which a product may be made, easiest first; pads and cloths suit everybody. */
export const levelsOf: Record<CategorySlug, readonly string[]> = {
  figure,
  hockey,
  speed,
  recreational: ['basic', 'beginner', 'advanced'],
  blades: [...new Set([...figure, ...hockey, ...speed])],
  protective: [],
  accessories: [],
  services: [],
}
