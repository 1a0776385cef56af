import { randomInt, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addDays } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/postgres/db.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { ghnKeys } from '#shop/shipping/ghn/keys.ts'
import { ghnStatuses } from '#shop/shipping/ghn/statuses.ts'
import { tellShop, type CarrierSandbox } from '../carrier-sandbox.ts'
import {
  changeAsked,
  findParcel,
  findParcelByClient,
  moveParcel,
  openParcel,
  type SandboxParcel,
} from '../parcel-memory.ts'
import { ghnNotice } from './notice.ts'
import { ghnFee, ghnOrder, ghnSteps, type GhnAsked } from './order.ts'

/** The answers of GHN to servers, in its envelope. Open only if no keys are given, and never in a live shop. */
const routes = new Hono()

const yes = (c: Context, data: unknown) => c.json({ code: 200, message: 'Success', data })
const no = (c: Context, message: string, status: 400 | 401 = 400) =>
  c.json({ code: status, message, data: null, code_message: 'USER_ERR_COMMON' }, status)

const api = new Hono()
api.use('*', bodyLimit({ maxSize: 64 * 1024 }))
api.use('*', (c, next) => {
  const { token, shopId } = ghnKeys.find()!
  const [own, given] = [Buffer.from(token), Buffer.from(c.req.header('token') ?? '')]
  const isOurs = own.length === given.length && timingSafeEqual(own, given) && c.req.header('shopid') === shopId
  return isOurs ? next() : Promise.resolve(no(c, 'Token is not valid!', 401))
})

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => ({}))
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

api.post('/shipping-order/preview', async (c) => {
  const read = ghnOrder.safeParse(await bodyOf(c))
  if (!read.success) return no(c, read.error.issues[0]!.message)
  const expected = expectedOf(new Date()).toISOString()
  return yes(c, { order_code: '', total_fee: ghnFee(read.data), expected_delivery_time: expected })
})

api.post('/shipping-order/create', async (c) => {
  const read = ghnOrder.safeParse(await bodyOf(c))
  if (!read.success) return no(c, read.error.issues[0]!.message)
  const { orderCode, fee, expectedAt } = await opened(read.data)
  const expected = expectedAt.toISOString()
  return yes(c, {
    order_code: orderCode,
    sort_code: '000-A-00-00',
    trans_type: 'truck',
    total_fee: fee,
    expected_delivery_time: expected,
  })
})

/** Eight letters as GHN gives them. */
const newOrderCode = () => `G${Array.from({ length: 7 }, () => 'ABCDEFGHKLMNPQRTUVXY3479'[randomInt(24)]).join('')}`

const expectedOf = (at: Date) => addDays(at, 3)

/** The same client_order_code answers the same parcel. */
async function opened(asked: GhnAsked): Promise<SandboxParcel> {
  const clientOrderCode = asked.client_order_code || null
  const parcel = { carrier: 'ghn', orderCode: newOrderCode(), clientOrderCode, status: 'ready_to_pick' } as const
  const made = await openParcel(db, { ...parcel, asked, fee: ghnFee(asked), expectedAt: expectedOf(new Date()) })
  return made ?? (await findParcelByClient(db, 'ghn', clientOrderCode!))!
}

const stageOf = ({ status }: SandboxParcel) => ghnStatuses[status as keyof typeof ghnStatuses]

/** The amount to collect may change until the parcel is delivered or on its way back. */
async function changeCod(orderCode: string, cod: number) {
  const parcel = await findParcel(db, 'ghn', orderCode)
  if (!parcel || !['waiting', 'in_transit'].includes(stageOf(parcel))) return false
  await changeAsked(db, parcel, { ...parcel.asked, cod_amount: cod })
  return true
}

/** A parcel as GHN's `detail` tells it. */
const ghnDetailOf = ({ orderCode, clientOrderCode, status, asked, expectedAt, log, at, movedAt }: SandboxParcel) => ({
  ...asked,
  order_code: orderCode,
  client_order_code: clientOrderCode ?? '',
  status,
  leadtime: expectedAt.toISOString(),
  order_date: at.toISOString(),
  created_date: at.toISOString(),
  updated_date: movedAt.toISOString(),
  finish_date: status === 'delivered' || status === 'returned' ? movedAt.toISOString() : null,
  is_cod_collected: status === 'delivered' && Number(asked.cod_amount) > 0,
  is_cod_transferred: false,
  cod_transfer_date: null,
  log,
})

api.post('/shipping-order/detail', async (c) => {
  const parcel = await findParcel(db, 'ghn', String((await bodyOf(c)).order_code))
  return parcel ? yes(c, ghnDetailOf(parcel)) : no(c, 'Đơn hàng không tồn tại')
})

api.post('/shipping-order/detail-by-client-code', async (c) => {
  const parcel = await findParcelByClient(db, 'ghn', String((await bodyOf(c)).client_order_code))
  return parcel ? yes(c, ghnDetailOf(parcel)) : no(c, 'Đơn hàng không tồn tại')
})

api.post('/shipping-order/updateCOD', async (c) => {
  const { order_code: code, cod_amount: cod } = await bodyOf(c)
  if (!Number.isSafeInteger(cod) || Number(cod) < 0) return no(c, 'cod_amount is invalid')
  const isChanged = await changeCod(String(code), Number(cod))
  return isChanged ? yes(c, null) : no(c, 'Trạng thái đơn hàng không cho phép cập nhật COD')
})

api.post('/switch-status/cancel', async (c) => {
  const { order_codes: codes } = await bodyOf(c)
  if (!Array.isArray(codes) || !codes.length) return no(c, 'order_codes is required')
  return yes(c, await Promise.all(codes.slice(0, 50).map((code) => cancelled(String(code)))))
})

async function cancelled(code: string) {
  const parcel = await findParcel(db, 'ghn', code)
  // GHN lets go of a parcel that nobody has fetched yet.
  if (!parcel || stageOf(parcel) !== 'waiting')
    return { order_code: code, result: false, message: 'Không thể hủy đơn hàng này' }
  const moved = await moveParcel(db, { carrier: 'ghn', orderCode: code, status: 'cancel' })
  void tellShop(sandbox, moved!)
  return { order_code: code, result: true, message: 'OK' }
}

const halfHourMs = 1_800_000

/** Names the codes and until when, signed. */
api.post('/a5/gen-token', async (c) => {
  const { order_codes: codes } = await bodyOf(c)
  if (!Array.isArray(codes) || !codes.length) return no(c, 'order_codes is required')
  const said = `${codes.map(String).join(',')}.${Date.now() + halfHourMs}`
  return yes(c, { token: `${Buffer.from(said).toString('base64url')}.${sign('ghn-label', said)}` })
})

routes.route('/shiip/public-api/v2', api)

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An A5 label to print; the stand-in's own, no copy of GHN's. */
const labelPage = (parcels: SandboxParcel[]) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><title>Vận đơn (giả lập)</title></head>
<body>${parcels.map(label).join('<hr>')}</body></html>`

function label({ orderCode, clientOrderCode, asked: sent }: SandboxParcel) {
  const asked = sent as GhnAsked
  const rows: [string, string][] = [
    ['Mã vận đơn', orderCode],
    ['Mã đơn của cửa hàng', clientOrderCode ?? ''],
    ['Người nhận', `${asked.to_name} · ${asked.to_phone}`],
    ['Địa chỉ', `${asked.to_address}, ${asked.to_ward_name}, ${asked.to_province_name}`],
    ['Thu hộ', dong(asked.cod_amount)],
    ['Khối lượng', `${asked.weight} g · ${asked.length}×${asked.width}×${asked.height} cm`],
    ['Kiểm hàng', asked.required_note],
    ['Nội dung', asked.content ?? ''],
  ]
  return `<h1>GHN (giả lập)</h1><dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`
}

routes.get('/a5/public-api/printA5', async (c) => {
  const [packed = '', proof = ''] = (c.req.query('token') ?? '').split('.')
  const said = Buffer.from(packed, 'base64url').toString()
  const [codes = '', until = '0'] = said.split('.')
  if (!isSigned('ghn-label', said, proof) || Number(until) < Date.now()) return c.text('token expired', 403)
  const parcels = await Promise.all(codes.split(',').map((code) => findParcel(db, 'ghn', code)))
  return c.html(labelPage(parcels.filter((one) => one !== undefined)))
})

routes.all('*', (c) => c.json({ code: 404, message: 'Not Found', data: null }, 404))

export const sandbox: CarrierSandbox = {
  id: 'ghn',
  routes,
  steps: ghnSteps,
  describe: (asked) => ({ name: (asked as GhnAsked).to_name, cod: (asked as GhnAsked).cod_amount }),
  notice: ghnNotice,
}
