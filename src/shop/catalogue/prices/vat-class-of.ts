import type { CategorySlug } from '../product.ts'
import type { VatClass } from './vat-class.ts'

/** The VAT class with which a new product of a category begins. */
export const vatClassOf = (category: CategorySlug): VatClass =>
  category === 'services' ? 'service' : category === 'blades' ? 'metal' : 'goods'
