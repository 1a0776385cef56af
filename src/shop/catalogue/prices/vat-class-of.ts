import type { CategorySlug } from '../product.ts'
import type { VatClass } from './vat-class.ts'

/** What a new product of a category begins with. */
export const vatClassOf = (category: CategorySlug): VatClass =>
  category === 'services' ? 'service' : category === 'blades' ? 'metal' : 'goods'
