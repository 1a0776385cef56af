import type { CategorySlug, OptionKey } from '../product.ts'

const boot: readonly OptionKey[] = ['colour', 'size', 'width', 'blade_length', 'hollow']

/** The options that a buyer chooses in each category, in their order on the page (docs/reference/skating.md 6). */
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
