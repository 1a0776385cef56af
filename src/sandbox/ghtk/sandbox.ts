import { randomInt } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { addDays, shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { ghtkKeys } from '#shop/shipping/ghtk/keys.ts'
import { notifyShop, type CarrierSandbox } from '../carrier-sandbox.ts'
import {
  findSandboxShipment,
  findSandboxShipmentByClient,
  moveSandboxShipment,
  openSandboxShipment,
  type SandboxShipment,
} from '../shipment-memory.ts'

/** The answers of GHTK to servers (docs/reference/vietnam.md 4.2): a refusal comes as a 200 with `success: false`. */
const routes = new Hono()

const no = (c: Context, message: string, more: object = {}) =>
  c.json({ success: false, message, log_id: crypto.randomUUID(), ...more })

routes.use('*', (c, next) => {
  const { token, partner } = ghtkKeys.find()!
  const isAuthorized = c.req.header('token') === token && c.req.header('x-client-source') === partner
  return isAuthorized ? next() : Promise.resolve(c.json({ success: false, message: 'Token không hợp lệ' }, 401))
})

const dong = z.coerce.number().int().min(0)
const text = z.string().trim().min(1)
const place = { province: text, ward: text, address: text }

const orderRequest = z.object({
  products: z
    .array(
      z.object({ name: text, weight: z.number().min(0), quantity: z.number().int().min(1), product_code: z.string() }),
    )
    .min(1),
  order: z.object({
    ...place,
    id: text.max(60),
    pick_name: text,
    pick_tel: text,
    pick_address: text,
    pick_province: text,
    name: text,
    tel: z.string().regex(/^0\d{9,10}$/),
    hamlet: text,
    is_freeship: z.enum(['0', '1']),
    pick_money: dong.max(20_000_000),
    value: dong.max(20_000_000),
    total_weight: z.number().positive().max(20),
    transport: z.enum(['road', 'fly']),
    note: z.string().max(120),
    tags: z.array(z.number()).optional(),
  }),
})
type OrderRequest = z.infer<typeof orderRequest>

/** A price list as simple as a carrier's is not. */
const feeOf = (grams: number, value: number) => ({
  fee: 22_000 + Math.max(0, Math.ceil((grams - 2_000) / 500)) * 2_500,
  insurance_fee: value > 1_000_000 ? Math.round(value * 0.005) : 0,
})

routes.get('/services/shipment/fee', (c) => {
  const read = z.object({ ...place, pick_province: text, weight: dong.min(1), value: dong }).safeParse(c.req.query())
  if (!read.success) return no(c, `Thiếu thông tin: ${read.error.issues[0]!.path.join('.')}`)
  const fee = feeOf(read.data.weight, read.data.value)
  return c.json({ success: true, message: '', fee: { name: 'area1', ...fee, delivery_type: 'area1', delivery: true } })
})

const newLabel = () => `S2026.HN1.${randomInt(100_000_000, 999_999_999)}`

routes.post('/services/shipment/order/', async (c) => {
  const read = orderRequest.safeParse(await c.req.json().catch(() => ({})))
  if (!read.success) return no(c, `Dữ liệu không hợp lệ: ${read.error.issues[0]!.path.join('.')}`)
  const { order } = read.data
  const fee = feeOf(order.total_weight * 1000, order.value)
  const expectedAt = addDays(new Date(), 3)
  const opened = await openSandboxShipment(db, {
    carrier: 'ghtk',
    orderCode: newLabel(),
    clientOrderCode: order.id,
    status: '2',
    request: read.data,
    fee: fee.fee + fee.insurance_fee,
    expectedAt,
  })
  if (!opened) {
    const { orderCode: ghtk_label, status } = (await findSandboxShipmentByClient(db, 'ghtk', order.id))!
    const error = { code: 'ORDER_ID_EXIST', partner_id: order.id, ghtk_label, status: Number(status) }
    return no(c, 'Đơn hàng đã tồn tại trên hệ thống', { error })
  }
  return c.json({
    success: true,
    message: 'Các đơn hàng đã được thêm vào hệ thống GHTK.',
    order: {
      partner_id: order.id,
      label: opened.orderCode,
      area: 1,
      fee: String(fee.fee),
      insurance_fee: String(fee.insurance_fee),
      estimated_deliver_time: `Chiều ${shopDay(expectedAt)}`,
      products: [],
      status_id: 2,
    },
  })
})

const clock = (at: Date) => new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')

routes.get('/services/shipment/v2/:label', async (c) => {
  const parcel = await findSandboxShipment(db, 'ghtk', c.req.param('label'))
  if (!parcel) return no(c, 'Mã vận đơn không hợp lệ, không tìm thấy vận đơn')
  const { order } = parcel.request as OrderRequest
  return c.json({
    success: true,
    message: '',
    order: {
      label_id: parcel.orderCode,
      partner_id: order.id,
      status: parcel.status,
      status_text: statusTexts[parcel.status],
      created: clock(parcel.at),
      modified: clock(parcel.movedAt),
      message: parcel.log.at(-1)?.reason ?? '',
      deliver_date: shopDay(parcel.expectedAt),
      customer_fullname: order.name,
      customer_tel: order.tel,
      address: `${order.address}, ${order.ward}, ${order.province}`,
      ship_money: parcel.fee,
      value: order.value,
      weight: Math.round(order.total_weight * 1000),
      pick_money: order.pick_money,
      is_freeship: Number(order.is_freeship),
    },
  })
})

routes.get('/services/shipment/list_pick_add', (c) => {
  const { pick } = ghtkKeys.find()!
  const one = { pick_address_id: '2026', pick_name: pick.name, pick_tel: pick.tel }
  return c.json({ success: true, data: [{ ...one, address: `${pick.address}, ${pick.ward}, ${pick.province}` }] })
})

routes.post('/services/shipment/cancel/:label', async (c) => {
  const parcel = await findSandboxShipment(db, 'ghtk', c.req.param('label'))
  if (!parcel) return no(c, 'Mã vận đơn không hợp lệ, không tìm thấy vận đơn')
  if (parcel.status === '-1') return no(c, 'Đơn hàng đã ở trạng thái hủy')
  if (!['1', '2', '12'].includes(parcel.status)) return no(c, 'Đơn đã lấy hàng, không thể hủy đơn.')
  const moved = await moveSandboxShipment(db, { carrier: 'ghtk', orderCode: parcel.orderCode, status: '-1' })
  void notifyShop(sandbox, moved!)
  return c.json({ success: true, message: '', log_id: crypto.randomUUID() })
})

routes.get('/services/label/:label', async (c) => {
  const parcel = await findSandboxShipment(db, 'ghtk', c.req.param('label'))
  if (!parcel) return no(c, 'Mã vận đơn không hợp lệ, không tìm thấy vận đơn')
  return c.body(labelPdf(parcel), 200, { 'Content-Type': 'application/pdf' })
})

/** An A6 page of a few lines without Vietnamese accents, since the standard fonts of PDF lack them. */
function labelPdf({ orderCode, request: sent }: SandboxShipment) {
  const { order } = sent as OrderRequest
  const lines = [
    'GHTK (sandbox)',
    orderCode,
    order.id,
    order.name,
    order.tel,
    order.address,
    order.ward,
    order.province,
  ]
  const shown = [...lines, `COD ${order.pick_money}`, `${order.total_weight} kg`].map((line) =>
    line
      .normalize('NFD')
      .replace(/đ/gi, 'd')
      .replace(/[^\x20-\x7e]|[()\\]/g, ''),
  )
  const drawn = `BT /F1 12 Tf 16 TL 20 390 Td ${shown.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`
  return `${pdf}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
}

const statusTexts: Record<string, string> = {
  '-1': 'Hủy đơn hàng',
  '2': 'Đã tiếp nhận',
  '12': 'Đang lấy hàng',
  '3': 'Đã lấy hàng/Đã nhập kho',
  '4': 'Đang giao hàng',
  '5': 'Đã giao hàng/Chưa đối soát',
  '6': 'Đã đối soát',
  '7': 'Không lấy được hàng',
  '8': 'Hoãn lấy hàng',
  '9': 'Không giao được hàng',
  '10': 'Delay giao hàng',
  '13': 'Đơn hàng bồi hoàn',
  '20': 'Đang trả hàng',
  '21': 'Đã trả hàng',
}

export const sandbox: CarrierSandbox = {
  id: 'ghtk',
  routes,
  steps: {
    '2': ['12', '-1'],
    '12': ['3', '8', '7', '-1'],
    '8': ['12'],
    '3': ['4', '13'],
    '4': ['5', '10', '9', '13'],
    '10': ['4', '9'],
    '9': ['4', '20'],
    '20': ['21'],
    '5': ['6'],
  },
  describeStatus: (status) => `${status} ${statusTexts[status] ?? ''}`.trim(),
  describe: (sent) => ({ name: (sent as OrderRequest).order.name, cod: (sent as OrderRequest).order.pick_money }),
  notice: ({ orderCode, clientOrderCode, status, movedAt, log, request: sent, fee }) => ({
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({
      label_id: orderCode,
      partner_id: clientOrderCode ?? '',
      action_time: movedAt.toISOString(),
      status_id: status,
      reason_code: '',
      reason: log.at(-1)?.reason ?? '',
      weight: String((sent as OrderRequest).order.total_weight),
      fee: String(fee),
      pick_money: String((sent as OrderRequest).order.pick_money),
      return_part_package: '0',
    }).toString(),
  }),
}
