import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { readLineKey } from '#shop/cart/line-key.ts'
import { DeliveryLine } from '#web/parts/delivery/delivery-line.tsx'
import type { PurchasePromise } from '#web/parts/product/purchase-promises.server.ts'
import ReturnAndWarranty from '#web/parts/product/return-and-warranty.tsx'

type Props = {
  /** The lines of the cart that the bundle would be, and their price. */
  keys: string[]
  price: number
  /** The mark of the bundle in the cart that is being changed. */
  replaces?: string
  promises: PurchasePromise[]
}

/** Below the button of a bundle, as on the page of a product: when it comes, what that costs, and what the shop promises. */
export const BundleTerms = ({ keys, price, replaces, promises }: Props) => (
  <div className="mt-5">
    {keys.length > 0 && (
      <DeliveryLine
        api="/api/bundle-delivery"
        page="/shipping"
        query={new URLSearchParams(keys.map((key) => ['line', key])).toString()}
        price={price}
        isThis={({ id }) => keys.includes(id) || (replaces !== undefined && bundleMarkIn(readLineKey(id)) === replaces)}
      />
    )}
    <ReturnAndWarranty promises={promises} />
  </div>
)
