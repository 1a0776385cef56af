import type { SettableStatus } from './products/settable-status.ts'
import type { categorySlugs, lineSlugs, optionKeys } from './product-draft.ts'

export type CategorySlug = (typeof categorySlugs)[number]
export type LineSlug = (typeof lineSlugs)[number]
export type OptionKey = (typeof optionKeys)[number]
/** The options of a variant: `{ colour: 'white', size: '245', width: 'R' }`. */
export type Options = Partial<Record<OptionKey, string>>
export type ProductStatus = SettableStatus

/** Services have no stock. */
export const hasStock = (category: CategorySlug) => category !== 'services'

/** Whether a variant has all of these options. */
export const matchesChoices = (options: Options, choices: Options) =>
  Object.entries(choices).every(([key, value]) => options[key as OptionKey] === value)
