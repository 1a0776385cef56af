import { z } from 'zod'
import type { Booked, Booking, Carrier, ShipmentRequest, TrackingEvent } from '../carrier.ts'
import type { CarrierGateway } from '../carrier-gateway.ts'
import { ghnKeys, type GhnKeys } from './keys.ts'
import { CarrierRefused, CarrierError } from '../carrier-error.ts'
import { callGhn } from './call-ghn.ts'
import { orderBody } from './order-body.ts'
import { readGhnWebhook } from './read-notice.ts'
import { ghnStatuses, stageOfGhn } from './statuses.ts'
import { tryGhnKeys } from './try-keys.ts'

/** How long a shopper waits for a fee before that of the table is used. */
const quotePatienceMs = 3_000

/** GHN's protocol (docs/reference/vietnam.md 4.1). `create` is safe to repeat: the same client_order_code answers the same shipment. */
export const ghn = (keys: GhnKeys): Carrier => ({
  code: 'ghn',
  name: 'GHN',
  quote: (parcel: ShipmentRequest) => preview(keys, parcel),
  create: (booking: Booking) => create(keys, booking),
  changeCod: (trackingCode: string, cod: number) => changeCod(keys, trackingCode, cod),
  cancel: (trackingCode: string) => cancel(keys, trackingCode),
  label: (trackingCode) => labels(keys, [trackingCode]),
  labels: (trackingCodes) => labels(keys, trackingCodes),
  track: (trackingCode: string) => track(keys, trackingCode),
  readNotice: readGhnWebhook,
  trackingUrl,
  tryKeys: () => tryGhnKeys(keys),
})

const trackingUrl = (trackingCode: string) => `https://donhang.ghn.vn/?order_code=${encodeURIComponent(trackingCode)}`

/** A time of GHN; null if it cannot be parsed. */
const time = z
  .string()
  .nullish()
  .transform((text) => {
    const at = text ? new Date(text) : null
    return at && !Number.isNaN(at.getTime()) ? at : null
  })
/** Fees are numbers or texts, depending on the endpoint. */
const fee = z.coerce.number().int().min(0)

async function preview(keys: GhnKeys, parcel: ShipmentRequest) {
  const answer = await callGhn(keys, {
    path: 'shipping-order/preview',
    body: orderBody(parcel),
    data: z.object({ total_fee: fee, expected_delivery_time: time }),
    patienceMs: quotePatienceMs,
  })
  return { fee: answer.total_fee, expectedAt: answer.expected_delivery_time }
}

async function create(keys: GhnKeys, booking: Booking): Promise<Booked> {
  const answer = await callGhn(keys, {
    path: 'shipping-order/create',
    body: orderBody(booking),
    data: z.object({
      order_code: z.string().trim().min(1).max(60),
      total_fee: fee.nullish().catch(null),
      expected_delivery_time: time,
    }),
  })
  return {
    trackingCode: answer.order_code,
    trackingUrl: trackingUrl(answer.order_code),
    fee: answer.total_fee ?? null,
    expectedAt: answer.expected_delivery_time,
  }
}

/** GHN's `updateCOD` only confirms the request: the amount is read back, since a shipment at the door keeps the old one. */
async function changeCod(keys: GhnKeys, trackingCode: string, cod: number) {
  const body = { order_code: trackingCode, cod_amount: cod }
  await callGhn(keys, { path: 'shipping-order/updateCOD', body, data: z.unknown() })
  const collected = (await track(keys, trackingCode)).cod
  if (collected !== null && collected !== cod) throw new CarrierError('GHN', `still collects ${collected}`)
}

/** GHN answers for each code; a shipment that was cancelled before counts as cancelled. */
async function cancel(keys: GhnKeys, trackingCode: string) {
  const answer = await callGhn(keys, {
    path: 'switch-status/cancel',
    body: { order_codes: [trackingCode] },
    data: z.array(z.object({ order_code: z.string(), result: z.boolean(), message: z.string().catch('') })),
  })
  const own = answer.find((one) => one.order_code === trackingCode)
  if (!own) throw new CarrierError('GHN', 'a cancellation of another parcel')
  if (own.result) return
  if ((await track(keys, trackingCode)).stage === 'cancelled') return
  throw new CarrierRefused('GHN', own.message.slice(0, 300) || 'cancel')
}

async function labels(keys: GhnKeys, trackingCodes: string[]) {
  const answer = await callGhn(keys, {
    path: 'a5/gen-token',
    body: { order_codes: trackingCodes },
    data: z.object({ token: z.string().min(1).max(500) }),
  })
  return { url: `${keys.prints}/a5/public-api/printA5?token=${encodeURIComponent(answer.token)}` }
}

const detail = z.object({
  order_code: z.string(),
  status: z.string().max(60),
  cod_amount: z.number().int().nullish(),
  updated_date: time,
  log: z
    .array(z.object({ status: z.string(), updated_date: time, reason: z.string().nullish() }))
    .nullish()
    .catch(null),
})

/** Some shops get a list with one entry. */
const details = z.union([
  detail,
  z
    .array(detail)
    .length(1)
    .transform(([one]) => one!),
])

async function track(keys: GhnKeys, trackingCode: string): Promise<TrackingEvent> {
  const answer = await callGhn(keys, {
    path: 'shipping-order/detail',
    body: { order_code: trackingCode },
    data: details,
  })
  if (answer.order_code !== trackingCode) throw new CarrierError('GHN', 'news of another parcel')
  const latest = answer.log?.findLast((entry) => entry.status === answer.status)
  return {
    trackingCode,
    status: answer.status,
    stage: stageOfGhn(answer.status),
    at: latest?.updated_date ?? answer.updated_date,
    reason: latest?.reason?.slice(0, 300) || null,
    cod: answer.cod_amount ?? null,
  }
}

export const ghnGateway: CarrierGateway<GhnKeys> = { id: 'ghn', keys: ghnKeys, carrier: ghn, stages: ghnStatuses }
