import type { CategorySlug } from './product.ts'

/** What a product may be within its category (facts/skating.md 6); labels are messages `type_<key>`. */
export const typesOf = {
  figure: ['set', 'boot_only', 'dance', 'synchro'],
  hockey: ['youth', 'junior', 'senior', 'goalie'],
  speed: ['short_track', 'long_track', 'clap'],
  recreational: ['soft', 'buckle', 'kids', 'adjustable_kids', 'double_runner'],
  blades: ['figure', 'dance', 'hockey_runner', 'speed', 'holder'],
  protective: [
    'helmet',
    'cage',
    'knee',
    'elbow',
    'wrist',
    'shorts',
    'shin',
    'neck',
    'mouthguard',
    'gloves',
    'cut_suit',
  ],
  accessories: [
    'guards',
    'soakers',
    'laces',
    'insoles',
    'gel',
    'tights',
    'bags',
    'towels',
    'care',
    'tools',
    'trainers',
    'gifts',
  ],
  services: ['sharpening', 'mounting', 'moulding', 'punching'],
} as const satisfies Record<CategorySlug, readonly string[]>

export const isTypeOf = (category: CategorySlug, type: string) =>
  (typesOf[category] as readonly string[]).includes(type)
