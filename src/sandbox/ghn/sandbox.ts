import { randomInt, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addDays } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { ghnKeys } from '#shop/shipping/ghn/keys.ts'
import { ghnStatuses } from '#shop/shipping/ghn/statuses.ts'
import { notifyShop, type CarrierSandbox } from '../carrier-sandbox.ts'
import {
  changeRequest,
  findSandboxShipment,
  findSandboxShipmentByClient,
  moveSandboxShipment,
  openSandboxShipment,
  type SandboxShipment,
} from '../shipment-memory.ts'
import { ghnNotice } from './notice.ts'
import { ghnFee, ghnOrder, ghnSteps, type GhnOrderRequest } from './order.ts'

/** The answers of GHN to servers, in its envelope. Open only if no keys are given, and never in a live shop. */
/** GHN's codes for what the buyer may look at before paying. */
const noteWords: Record<GhnOrderRequest['required_note'], string> = {
  CHOTHUHANG: 'Cho thử hàng',
  CHOXEMHANGKHONGTHU: 'Cho xem hàng, không cho thử',
  KHONGCHOXEMHANG: 'Không cho xem hàng',
}

const routes = new Hono()

const success = (c: Context, data: unknown) => c.json({ code: 200, message: 'Success', data })
const failure = (c: Context, message: string, status: 400 | 401 = 400) =>
  c.json({ code: status, message, data: null, code_message: 'USER_ERR_COMMON' }, status)

const api = new Hono()
api.use('*', bodyLimit({ maxSize: 64 * 1024 }))
api.use('*', (c, next) => {
  const { token, shopId } = ghnKeys.find()!
  const [own, sentToken] = [Buffer.from(token), Buffer.from(c.req.header('token') ?? '')]
  const isAuthorized =
    own.length === sentToken.length && timingSafeEqual(own, sentToken) && c.req.header('shopid') === shopId
  return isAuthorized ? next() : Promise.resolve(failure(c, 'Token is not valid!', 401))
})

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => ({}))
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

api.post('/shipping-order/preview', async (c) => {
  const read = ghnOrder.safeParse(await bodyOf(c))
  if (!read.success) return failure(c, read.error.issues[0]!.message)
  const expected = expectedOf(new Date()).toISOString()
  return success(c, { order_code: '', total_fee: ghnFee(read.data), expected_delivery_time: expected })
})

api.post('/shipping-order/create', async (c) => {
  const read = ghnOrder.safeParse(await bodyOf(c))
  if (!read.success) return failure(c, read.error.issues[0]!.message)
  const { orderCode, fee, expectedAt } = await openOnce(read.data)
  const expected = expectedAt.toISOString()
  return success(c, {
    order_code: orderCode,
    sort_code: '000-A-00-00',
    trans_type: 'truck',
    total_fee: fee,
    expected_delivery_time: expected,
  })
})

/** Eight letters, as GHN's codes have. */
const newOrderCode = () => `G${Array.from({ length: 7 }, () => 'ABCDEFGHKLMNPQRTUVXY3479'[randomInt(24)]).join('')}`

const expectedOf = (at: Date) => addDays(at, 3)

/** The same client_order_code answers the same parcel. */
async function openOnce(request: GhnOrderRequest): Promise<SandboxShipment> {
  const clientOrderCode = request.client_order_code || null
  const parcel = { carrier: 'ghn', orderCode: newOrderCode(), clientOrderCode, status: 'ready_to_pick' } as const
  const created = await openSandboxShipment(db, {
    ...parcel,
    request,
    fee: ghnFee(request),
    expectedAt: expectedOf(new Date()),
  })
  return created ?? (await findSandboxShipmentByClient(db, 'ghn', clientOrderCode!))!
}

const stageOf = ({ status }: SandboxShipment) => ghnStatuses[status as keyof typeof ghnStatuses]

/** The amount to collect may change until the parcel is delivered or on its way back. */
async function changeCod(orderCode: string, cod: number) {
  const parcel = await findSandboxShipment(db, 'ghn', orderCode)
  if (!parcel || !['waiting', 'in_transit'].includes(stageOf(parcel))) return false
  await changeRequest(db, parcel, { ...parcel.request, cod_amount: cod })
  return true
}

/** A parcel in the format of GHN's `detail`. */
const ghnDetailOf = ({
  orderCode,
  clientOrderCode,
  status,
  request,
  expectedAt,
  log,
  at,
  movedAt,
}: SandboxShipment) => ({
  ...request,
  order_code: orderCode,
  client_order_code: clientOrderCode ?? '',
  status,
  leadtime: expectedAt.toISOString(),
  order_date: at.toISOString(),
  created_date: at.toISOString(),
  updated_date: movedAt.toISOString(),
  finish_date: status === 'delivered' || status === 'returned' ? movedAt.toISOString() : null,
  is_cod_collected: status === 'delivered' && Number(request.cod_amount) > 0,
  is_cod_transferred: false,
  cod_transfer_date: null,
  log,
})

api.post('/shipping-order/detail', async (c) => {
  const parcel = await findSandboxShipment(db, 'ghn', String((await bodyOf(c)).order_code))
  return parcel ? success(c, ghnDetailOf(parcel)) : failure(c, 'Đơn hàng không tồn tại')
})

api.post('/shipping-order/detail-by-client-code', async (c) => {
  const parcel = await findSandboxShipmentByClient(db, 'ghn', String((await bodyOf(c)).client_order_code))
  return parcel ? success(c, ghnDetailOf(parcel)) : failure(c, 'Đơn hàng không tồn tại')
})

api.post('/shipping-order/updateCOD', async (c) => {
  const { order_code: code, cod_amount: cod } = await bodyOf(c)
  if (!Number.isSafeInteger(cod) || Number(cod) < 0) return failure(c, 'cod_amount is invalid')
  const isChanged = await changeCod(String(code), Number(cod))
  return isChanged ? success(c, null) : failure(c, 'Trạng thái đơn hàng không cho phép cập nhật COD')
})

api.post('/switch-status/cancel', async (c) => {
  const { order_codes: codes } = await bodyOf(c)
  if (!Array.isArray(codes) || !codes.length) return failure(c, 'order_codes is required')
  return success(c, await Promise.all(codes.slice(0, 50).map((code) => cancelled(String(code)))))
})

async function cancelled(code: string) {
  const parcel = await findSandboxShipment(db, 'ghn', code)
  // GHN cancels only parcels that were not picked up yet.
  if (!parcel || stageOf(parcel) !== 'waiting')
    return { order_code: code, result: false, message: 'Không thể hủy đơn hàng này' }
  const moved = await moveSandboxShipment(db, { carrier: 'ghn', orderCode: code, status: 'cancel' })
  void notifyShop(sandbox, moved!)
  return { order_code: code, result: true, message: 'OK' }
}

const halfHourMs = 1_800_000

/** Names the codes and until when, signed. */
api.post('/a5/gen-token', async (c) => {
  const { order_codes: codes } = await bodyOf(c)
  if (!Array.isArray(codes) || !codes.length) return failure(c, 'order_codes is required')
  const payload = `${codes.map(String).join(',')}.${Date.now() + halfHourMs}`
  return success(c, { token: `${Buffer.from(payload).toString('base64url')}.${sign('ghn-label', payload)}` })
})

routes.route('/shiip/public-api/v2', api)

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An A5 label to print; the sandbox's own, no copy of GHN's. */
const labelPage = (parcels: SandboxShipment[]) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><title>Vận đơn (giả lập)</title></head>
<body>${parcels.map(label).join('<hr>')}</body></html>`

function label({ orderCode, clientOrderCode, request: sent }: SandboxShipment) {
  const request = sent as GhnOrderRequest
  const rows: [string, string][] = [
    ['Mã vận đơn', orderCode],
    ['Mã đơn của cửa hàng', clientOrderCode ?? ''],
    ['Người nhận', `${request.to_name} · ${request.to_phone}`],
    ['Địa chỉ', `${request.to_address}, ${request.to_ward_name}, ${request.to_province_name}`],
    ['Thu hộ', dong(request.cod_amount)],
    ['Khối lượng', `${request.weight} g · ${request.length}×${request.width}×${request.height} cm`],
    ['Kiểm hàng', `${noteWords[request.required_note]} (${request.required_note})`],
    ['Nội dung', request.content ?? ''],
  ]
  return `<h1>GHN (giả lập)</h1><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`
}

routes.get('/a5/public-api/printA5', async (c) => {
  const [packed = '', proof = ''] = (c.req.query('token') ?? '').split('.')
  const payload = Buffer.from(packed, 'base64url').toString()
  const [codes = '', until = '0'] = payload.split('.')
  if (!isSigned('ghn-label', payload, proof) || Number(until) < Date.now()) return c.text('token expired', 403)
  const parcels = await Promise.all(codes.split(',').map((code) => findSandboxShipment(db, 'ghn', code)))
  return c.html(labelPage(parcels.filter((one) => one !== undefined)))
})

routes.all('*', (c) => c.json({ code: 404, message: 'Not Found', data: null }, 404))

export const sandbox: CarrierSandbox = {
  id: 'ghn',
  routes,
  steps: ghnSteps,
  describe: (request) => ({ name: (request as GhnOrderRequest).to_name, cod: (request as GhnOrderRequest).cod_amount }),
  notice: ghnNotice,
}
