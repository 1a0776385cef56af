/** The types of products in each category; labels are messages `type_<key>`. The one list for the seed, the editor, imports, promotions and search; the database refuses any other type (schema.ts). */
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
} as const satisfies Record<string, readonly string[]>

type Category = keyof typeof typesOf

export const isTypeOf = (category: Category, type: string) => (typesOf[category] as readonly string[]).includes(type)

export const allTypes: ReadonlySet<string> = new Set(Object.values(typesOf).flat())

/** Normalises a type: older addresses and files wrote `boot-only`. */
export const typeKey = (text: string) => text.replaceAll('-', '_')
