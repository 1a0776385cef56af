import type { FacetKey } from '../facet.ts'

/**
 * A facet, or several options that one variant must have together (`size+width`), or a word: `word` anywhere, folded; `name` in its name or type,
 * folded; `label` in its properties; `exact` in the exact spelling.
 */
export type TraitKind = FacetKey | FitKind | 'word' | 'name' | 'label' | 'exact' | 'listed' | 'price' | 'band'
type FitKind = 'colour+size' | 'colour+width' | 'size+width' | 'colour+size+width'
export type Trait = { kind: TraitKind; value: string }
