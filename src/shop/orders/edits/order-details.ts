import type { Locale } from '#kit/localized.ts'
import type { Address, MethodCode } from '#shop/shipping/address.ts'
import type { Invoice } from '../order.ts'

/** The buyer, the delivery and the notes of an order: the parts that may be corrected without changing a line. */
export type OrderDetails = {
  name: string
  phone: string
  email: string | null
  locale: Locale
  method: MethodCode
  /** The buyer may inspect the goods before paying. */
  inspect: boolean
  note: string | null
  invoice: Invoice | null
  /** The recipient and the address. Null: the order is picked up, or the address stays. */
  address: Address | null
}
