import { z } from 'zod'
import type { CarrierGateway } from '../carrier-gateway.ts'
import type {
  Booked,
  Booking,
  Carrier,
  CarrierStage,
  CarrierWebhook,
  Label,
  ShipmentRequest,
  TrackingEvent,
} from '../carrier.ts'
import { CarrierRefused, CarrierError } from '../carrier-error.ts'
import { callGhtk, fetchFromGhtk } from './call-ghtk.ts'
import { ghtkKeys, type GhtkKeys } from './keys.ts'
import { ghtkStatuses } from './statuses.ts'

/** How long a shopper waits for a fee before that of the table is used. */
const quotePatienceMs = 3_000

/**
 * GHTK's protocol (docs/reference/vietnam.md 4.2). It has no call that changes the amount to collect, so staff are told instead. `create` is safe to
 * repeat: an id that exists is answered with its label.
 */
export const ghtk = (keys: GhtkKeys): Carrier => ({
  code: 'ghtk',
  name: 'GHTK',
  quote: (parcel) => quote(keys, parcel),
  create: (booking) => create(keys, booking),
  cancel: (trackingCode) => cancel(keys, trackingCode),
  label: (trackingCode) => label(keys, trackingCode),
  track: (trackingCode) => track(keys, trackingCode),
  readNotice,
  trackingUrl,
  tryKeys: () => tryKeys(keys),
})

export const ghtkGateway: CarrierGateway<GhtkKeys> = { id: 'ghtk', keys: ghtkKeys, carrier: ghtk, stages: ghtkStatuses }

const trackingUrl = (trackingCode: string) => `https://i.ghtk.vn/${encodeURIComponent(trackingCode)}`

/** GHTK insures a parcel up to so many đồng, and refuses a larger value (docs of its order API; the sandbox holds it to that). */
const mostInsured = 20_000_000
const insured = (value: number) => Math.min(value, mostInsured)

/** Sums are numbers or texts. */
const sum = z.coerce.number().min(0).transform(Math.round)
const code = z.coerce.string().trim().min(1).max(60)

async function quote({ pick, ...keys }: GhtkKeys, { to, weightG, value }: ShipmentRequest) {
  const query = {
    pick_address: pick.address,
    pick_ward: pick.ward,
    pick_province: pick.province,
    address: to.street,
    ward: to.wardName,
    province: bareProvince(to.provinceName),
    weight: String(Math.max(1, Math.round(weightG))),
    value: String(insured(value)),
    transport: 'road',
    deliver_option: 'none',
  }
  const yes = z.object({
    success: z.literal(true),
    fee: z.object({ fee: sum, insurance_fee: sum.catch(0), delivery: z.boolean().catch(true) }),
  })
  const { fee } = await callGhtk({ pick, ...keys }, { path: 'shipment/fee', query, patienceMs: quotePatienceMs }, yes)
  if (!fee.delivery) throw new CarrierRefused('GHTK', 'delivery')
  return { fee: fee.fee + fee.insurance_fee, expectedAt: null }
}

const created = z.object({
  success: z.literal(true),
  order: z.object({
    label: code,
    fee: sum.nullish().catch(null),
    insurance_fee: sum.catch(0),
    estimated_deliver_time: z.string().nullish().catch(null),
  }),
})
const madeBefore = z.object({
  success: z.literal(false),
  error: z.object({ code: z.literal('ORDER_ID_EXIST'), ghtk_label: code }),
})

async function create(keys: GhtkKeys, booking: Booking): Promise<Booked> {
  const question = { path: 'shipment/order/', query: { ver: '1.5' }, body: orderBody(keys, booking) }
  const answer = await callGhtk(keys, question, z.union([created, madeBefore]))
  if (!answer.success) return bookingOf(answer.error.ghtk_label, null, null)
  const { label: trackingCode, fee, insurance_fee: insurance, estimated_deliver_time: time } = answer.order
  return bookingOf(trackingCode, typeof fee === 'number' ? fee + insurance : null, dayIn(time))
}

const bookingOf = (trackingCode: string, fee: number | null, expectedAt: Date | null): Booked => ({
  trackingCode,
  trackingUrl: trackingUrl(trackingCode),
  fee,
  expectedAt,
})

/** `Chiều 2026-12-01` */
function dayIn(text: string | null | undefined) {
  const day = /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  const at = day ? new Date(`${day}T18:00:00+07:00`) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Products weigh in kilograms, money is whole đồng; `is_freeship`: the shop pays the fee, and only `pick_money` is collected. */
const orderBody = ({ pick }: GhtkKeys, { reference, to, weightG, cod, value, inspect, note, items }: Booking) => ({
  products: items.map(({ name, sku, quantity, price, weightG: each }) => ({
    name: name.slice(0, 300),
    product_code: sku,
    quantity,
    price,
    weight: each / 1000,
  })),
  order: {
    id: reference,
    pick_name: pick.name,
    pick_tel: pick.tel,
    pick_address: pick.address,
    pick_ward: pick.ward,
    pick_province: pick.province,
    name: to.name,
    tel: to.phone.replace(/^\+84/, '0'),
    address: to.street,
    ward: to.wardName,
    province: bareProvince(to.provinceName),
    hamlet: 'Khác',
    is_freeship: '1',
    pick_money: cod,
    value: insured(value),
    total_weight: Math.max(1, Math.round(weightG)) / 1000,
    transport: 'road',
    note: (note ?? '').slice(0, 120),
    // The buyer may inspect the goods before paying.
    ...(inspect && { tags: [10] }),
  },
})

const bareProvince = (fullName: string) => fullName.replace(/^(Thành phố|Tỉnh) /, '')

/** Cancels a shipment; one that was cancelled before counts as cancelled. */
async function cancel(keys: GhtkKeys, trackingCode: string) {
  const yes = z.object({ success: z.literal(true) })
  const path = `shipment/cancel/${encodeURIComponent(trackingCode)}`
  try {
    await callGhtk(keys, { path, isPost: true }, yes)
  } catch (error) {
    if (!(error instanceof CarrierRefused) || (await track(keys, trackingCode)).stage !== 'cancelled') throw error
  }
}

/** GHTK needs the token for a label, so the shop passes the file on. */
async function label(keys: GhtkKeys, trackingCode: string): Promise<Label> {
  const query = { original: 'portrait', paper_size: 'A6' }
  return fetchFromGhtk(keys, { path: `label/${encodeURIComponent(trackingCode)}`, query })
}

const status = z.object({
  success: z.literal(true),
  order: z.object({
    label_id: code,
    status: code,
    modified: z.string().nullish(),
    message: z.string().nullish(),
    pick_money: z.coerce.number().int().nullish().catch(null),
  }),
})

async function track(keys: GhtkKeys, trackingCode: string): Promise<TrackingEvent> {
  const { order } = await callGhtk(keys, { path: `shipment/v2/${encodeURIComponent(trackingCode)}` }, status)
  if (order.label_id !== trackingCode) throw new CarrierError('GHTK', 'news of another parcel')
  const stages: Record<string, CarrierStage> = ghtkStatuses
  return {
    trackingCode,
    status: order.status,
    stage: Object.hasOwn(stages, order.status) ? stages[order.status]! : null,
    at: clockOf(order.modified),
    reason: order.message?.slice(0, 300) || null,
    cod: order.pick_money ?? null,
  }
}

/** `2026-12-01 08:30:00` in Vietnamese time. */
function clockOf(text: string | null | undefined) {
  const at = new Date(`${(text ?? '').replace(' ', 'T')}+07:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** An unsigned form: it only names a shipment to query, and nothing else in it is read. */
function readNotice(rawBody: string): CarrierWebhook | undefined {
  const form = new URLSearchParams(rawBody)
  const [trackingCode, reference] = ['label_id', 'partner_id'].map(
    (name) => form.get(name)?.trim().slice(0, 60) || null,
  )
  return trackingCode || reference ? { trackingCode: trackingCode ?? null, reference: reference ?? null } : undefined
}

/** Lists the pickup addresses: that changes nothing, and needs the token. */
async function tryKeys(keys: GhtkKeys): Promise<{ result: 'right' | 'wrong'; why?: string }> {
  try {
    await callGhtk(keys, { path: 'shipment/list_pick_add' }, z.object({ success: z.literal(true) }))
    return { result: 'right' }
  } catch (error) {
    if (error instanceof CarrierRefused) return { result: 'wrong', why: error.facts.why }
    throw error
  }
}
