/** The reasons of a return. */
export const returnReasons = [
  'too_small',
  'too_large',
  'changed_mind',
  'defect',
  'wrong_item',
  'not_as_described',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/**
 * The rules of each reason. `term`: how long after delivery it may be given (returnable.ts). `worked`: also for a pair that was sharpened, mounted or
 * moulded; the consent in the cart gave up only the right to change one's mind. `fault`: who pays for the return parcel, and whether the first delivery
 * fee is refunded too.
 */
export const reasonRules: Record<
  ReturnReason,
  { term: 'exchange' | 'law' | 'warranty'; worked: boolean; fault: 'buyer' | 'shop' }
> = {
  too_small: { term: 'exchange', worked: false, fault: 'buyer' },
  too_large: { term: 'exchange', worked: false, fault: 'buyer' },
  changed_mind: { term: 'exchange', worked: false, fault: 'buyer' },
  defect: { term: 'warranty', worked: true, fault: 'shop' },
  wrong_item: { term: 'law', worked: true, fault: 'shop' },
  not_as_described: { term: 'law', worked: true, fault: 'shop' },
}

export const isShopResponsible = (reason: ReturnReason) => reasonRules[reason].fault === 'shop'

export const returnResolutions = ['refund', 'exchange'] as const
export type ReturnResolution = (typeof returnResolutions)[number]

export const maxReturnPictures = 5
