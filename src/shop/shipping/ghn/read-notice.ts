import { z } from 'zod'
import type { CarrierWebhook } from '../carrier.ts'

const code = z.string().trim().max(60).catch('')
const notice = z.object({ OrderCode: code, ClientOrderCode: code })

/** GHN's call is not signed: it only names a shipment to query, and nothing else in it is read. */
export function readGhnWebhook(rawBody: string): CarrierWebhook | undefined {
  const parsed = notice.safeParse(fromJson(rawBody))
  if (!parsed.success) return
  const { OrderCode: trackingCode, ClientOrderCode: reference } = parsed.data
  return trackingCode || reference ? { trackingCode: trackingCode || null, reference: reference || null } : undefined
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
