import type { Locale } from '#kit/localized.ts'
import type { Address, MethodCode } from '#shop/shipping/address.ts'
import type { Invoice } from '../order.ts'

/** Who ordered, how and where to they get it, and what they said beside the goods: what may be put right without touching a line. */
export type OrderDetails = {
  name: string
  phone: string
  email: string | null
  locale: Locale
  method: MethodCode
  /** The buyer looks before paying. */
  inspect: boolean
  note: string | null
  invoice: Invoice | null
  /** Who receives it and where. Null: it is fetched, or as it was. */
  address: Address | null
}
