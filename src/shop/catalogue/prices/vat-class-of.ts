import type { CategorySlug } from '../product.ts'
import type { VatClass } from './vat-class.ts'

/** The default VAT class of a new product of a category. */
export const vatClassOf = (category: CategorySlug): VatClass =>
  category === 'services' ? 'service' : category === 'blades' ? 'metal' : 'goods'
