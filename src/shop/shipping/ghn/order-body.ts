import type { Booking, ShipmentRequest } from '../carrier.ts'

/** The limits of GHN (developer.ghn.vn, Create Order; docs/reference/vietnam.md 4.1). */
const ghnLimits = { weightG: 50_000, sideCm: 200, cod: 50_000_000, insurance: 5_000_000, reference: 50 }
const heavyFromG = 20_000

/** The body of `preview` and `create`, which differ only by the reference. */
export function orderBody(parcel: ShipmentRequest | Booking) {
  const { weightG, inspect, note, items } = parcel
  const box = boxOf(parcel)
  const isHeavy = weightG >= heavyFromG
  const contents = items.map((item) => `${item.quantity} × ${item.name}`).join(', ')
  return {
    ...('reference' in parcel && { client_order_code: parcel.reference }),
    ...receiver(parcel),
    cod_amount: parcel.cod,
    insurance_value: Math.min(parcel.value, ghnLimits.insurance),
    order_value: parcel.value,
    weight: Math.max(1, Math.round(weightG)),
    ...box,
    service_type_id: isHeavy ? 5 : 2,
    payment_type_id: 1,
    required_note: inspect ? 'CHOXEMHANGKHONGTHU' : 'KHONGCHOXEMHANG',
    note: (note ?? '').slice(0, 500),
    content: contents.slice(0, 2000),
    items: items.map((item) => ({ ...itemOf(item), ...(isHeavy && { ...box, weight: Math.max(1, item.weightG) }) })),
  }
}

const receiver = ({ to }: ShipmentRequest) => ({
  to_name: to.name,
  to_phone: nationalPhone(to.phone),
  to_address: to.street,
  to_ward_name: to.wardName,
  to_province_name: bareProvince(to.provinceName),
  is_new_to_address: true,
})

function boxOf({ boxCm }: ShipmentRequest) {
  const [length, width, height] = boxCm.toSorted((a, b) => b - a).map((side) => Math.ceil(side))
  return { length: length!, width: width!, height: height! }
}

const itemOf = ({ name, sku, quantity, price, weightG: weight }: ShipmentRequest['items'][number]) => ({
  name: name.slice(0, 300),
  code: sku,
  quantity,
  price,
  ...(weight > 0 && { weight }),
})

const nationalPhone = (e164: string) => e164.replace(/^\+84/, '0')

/** GHN's list has provinces without their rank. */
const bareProvince = (fullName: string) => fullName.replace(/^(Thành phố|Tỉnh) /, '')
