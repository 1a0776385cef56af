import { DeliveryLine } from '#web/parts/delivery/delivery-line.tsx'
import type { Picker } from '#web/parts/product/use-picker.ts'
import type { ProductView } from '../find-product-view.server.ts'
import type { ShownWork } from '../services/use-services.ts'
import { workParam } from './work-param.ts'

type Props = { view: ProductView; picker: Picker; work: ShownWork }

/** Delivery of the choice, since price and weight differ, with the ticked services: they take their days, and count towards free delivery. */
export const ProductDelivery = ({ view: { id, slug }, picker: { query, price }, work }: Props) => (
  <DeliveryLine
    api={`/api/product-delivery/${slug}`}
    query={[query, ...work.services.map((service) => `${workParam}=${service}`)].join('&')}
    page={`/product/${slug}/delivery${query}`}
    price={price.now + work.total}
    isThis={({ productId }) => productId === id}
  />
)
