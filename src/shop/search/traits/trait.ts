import type { FacetKey } from '../facet.ts'

/**
 * A facet, or several choices that one variant must hold together (`size+width`), or a word:
 * `word` anywhere, folded; `name` of its name or kind, folded; `exact` the same as written.
 */
export type TraitKind = FacetKey | FitKind | 'word' | 'name' | 'exact' | 'listed' | 'price' | 'band'
type FitKind = 'colour+size' | 'colour+width' | 'size+width' | 'colour+size+width'
export type Trait = { kind: TraitKind; value: string }
