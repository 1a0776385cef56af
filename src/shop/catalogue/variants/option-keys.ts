import type { CategorySlug, OptionKey } from '../product.ts'

const boot: readonly OptionKey[] = ['colour', 'size', 'width', 'blade_length', 'hollow']

/** What a buyer may choose of the goods of a category, in the order in which it is asked (docs/reference/skating.md 6). */
export const optionKeysOf: Record<CategorySlug, readonly OptionKey[]> = {
  figure: boot,
  hockey: boot,
  speed: boot,
  recreational: boot,
  blades: ['colour', 'blade_length', 'size', 'hollow'],
  protective: ['colour', 'size', 'kind'],
  accessories: ['colour', 'size', 'length', 'kind'],
  services: ['hollow', 'kind'],
}
