import type { CategorySlug } from '#shop/catalogue/product.ts'

/** Every filter of a listing, in the order of the page; the names are those in the address. */
export const facetKeys = [
  'category',
  'type',
  'size',
  'level',
  'brand',
  'width',
  'colour',
  'blade_for',
  'blade_length',
  'rocker_ft',
  'profile_ft',
  'radius_m',
  'track',
  'blade_style',
  'fits',
  'material',
  'closing',
  'age',
  'steel',
  'pick',
  'pick_cut',
  'edge',
  'tail',
  'hrc',
  'mount_mm',
  'holder_system',
  'made_of',
  'length',
  'stiffness',
  'available',
  'sale',
  'mouldable',
  'blade_included',
  'warm_lining',
  'clap',
  'bend',
  'steel_replaceable',
  'dial',
  'washable',
] as const
export type FacetKey = (typeof facetKeys)[number]

/** Filters with one check box: yes, or no filter. */
const switchKeys = [
  'available',
  'sale',
  'mouldable',
  'blade_included',
  'warm_lining',
  'clap',
  'bend',
  'steel_replaceable',
  'dial',
  'washable',
] as const satisfies FacetKey[]
type SwitchKey = (typeof switchKeys)[number]
export const isSwitch = (key: FacetKey): key is SwitchKey => (switchKeys as readonly string[]).includes(key)

/** One variant must have all of these and be in stock: a white boot and a boot in 245 are not a white boot in 245. */
export const fitKeys = ['colour', 'size', 'width'] as const satisfies FacetKey[]
export type FitKey = (typeof fitKeys)[number]
export const isFit = (key: FacetKey): key is FitKey => (fitKeys as readonly string[]).includes(key)

const everywhere = ['level', 'brand', 'colour', 'available', 'sale'] as const
const boots = ['type', 'size', 'width', 'stiffness', 'material', 'closing', 'age', 'mouldable', 'steel'] as const

/** Filters by category (docs/reference/skating.md 6); without a category, those of the whole shop. */
const offers: Record<CategorySlug, readonly FacetKey[]> = {
  figure: [...boots, 'blade_included'],
  hockey: [...boots, 'profile_ft', 'holder_system', 'steel_replaceable'],
  speed: [...boots, 'track', 'radius_m', 'mount_mm', 'clap', 'bend'],
  recreational: [...boots, 'blade_style', 'warm_lining'],
  blades: [
    'blade_for',
    'blade_length',
    'rocker_ft',
    'profile_ft',
    'radius_m',
    'pick',
    'pick_cut',
    'edge',
    'tail',
    'steel',
    'hrc',
    'mount_mm',
    'holder_system',
    'bend',
  ],
  protective: ['type', 'size', 'age', 'dial', 'washable'],
  accessories: ['type', 'fits', 'length', 'made_of', 'washable'],
  services: ['type', 'fits'],
}
const ofShop: readonly FacetKey[] = ['category', 'size', 'width', 'stiffness', 'age']

/** The filters of a category's listing, in their order. */
export function facetsOf(category: CategorySlug | undefined): FacetKey[] {
  const own = new Set<FacetKey>([...everywhere, ...(category ? offers[category] : ofShop)])
  return facetKeys.filter((key) => own.has(key))
}
