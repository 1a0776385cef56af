import { z } from 'zod'
import type { GhnStatus } from '#shop/shipping/ghn/statuses.ts'

const dong = z.number().int().min(0)

/** The fields that GHN requires in `create` and `preview` with an address of two levels; it keeps other fields. */
export const ghnOrder = z
  .object({
    client_order_code: z.string().max(50).optional(),
    to_name: z.string().min(1).max(1024),
    to_phone: z.string().regex(/^0\d{9,10}$/, 'to_phone: Số điện thoại không hợp lệ'),
    to_address: z.string().min(1).max(1024),
    to_ward_name: z.string().regex(/^(Phường|Xã|Đặc khu) ./, 'to_ward_name: Phường/Xã không tồn tại'),
    to_province_name: z.string().regex(/^(?!Tỉnh |Thành phố )./, 'to_province_name: Tỉnh/Thành phố không tồn tại'),
    is_new_to_address: z.literal(true),
    cod_amount: dong.max(50_000_000, 'cod_amount: tối đa 50.000.000'),
    insurance_value: dong.max(5_000_000, 'insurance_value: tối đa 5.000.000'),
    weight: z.number().int().min(1).max(50_000, 'weight: tối đa 50.000 gram'),
    length: z.number().int().min(1).max(200),
    width: z.number().int().min(1).max(200),
    height: z.number().int().min(1).max(200),
    service_type_id: z.union([z.literal(2), z.literal(5)]),
    payment_type_id: z.union([z.literal(1), z.literal(2)]),
    required_note: z.enum(['CHOTHUHANG', 'CHOXEMHANGKHONGTHU', 'KHONGCHOXEMHANG']),
    note: z.string().max(5000).optional(),
    content: z.string().max(2000).optional(),
    items: z.array(z.looseObject({ name: z.string().min(1), quantity: z.number().int().min(1) })).min(1),
  })
  .refine(
    (order) => (order.service_type_id === 5) === order.weight >= 20_000,
    'service_type_id: không hỗ trợ cân nặng này',
  )
export type GhnOrderRequest = z.infer<typeof ghnOrder>

/** A price list as simple as a carrier's is not: by weight, with insurance over a million, dearer to the islands. */
export const ghnFee = ({
  weight,
  length,
  width,
  height,
  insurance_value: insured,
  to_ward_name: ward,
}: GhnOrderRequest) => {
  const charged = Math.max(weight, Math.round((length * width * height) / 5))
  const steps = Math.max(0, Math.ceil((charged - 2000) / 500))
  const insurance = insured > 1_000_000 ? Math.round(insured * 0.005) : 0
  return 22_000 + steps * 2_500 + insurance + (ward.startsWith('Đặc khu') ? 30_000 : 0)
}

/** The states that may follow each state, so that the page offers only steps that a parcel can take. */
export const ghnSteps: Partial<Record<GhnStatus, GhnStatus[]>> = {
  ready_to_pick: ['picking', 'cancel'],
  picking: ['picked', 'ready_to_pick', 'cancel'],
  picked: ['storing', 'lost', 'damage'],
  storing: ['transporting', 'delivering', 'waiting_to_return', 'lost', 'damage'],
  transporting: ['sorting', 'storing', 'lost', 'damage'],
  sorting: ['delivering', 'storing'],
  delivering: ['delivered', 'delivery_fail', 'lost', 'damage'],
  delivery_fail: ['delivering', 'waiting_to_return'],
  waiting_to_return: ['return', 'delivering'],
  return: ['return_transporting', 'returned', 'return_fail'],
  return_transporting: ['returning'],
  returning: ['returned', 'return_fail'],
  return_fail: ['returning', 'exception'],
}
