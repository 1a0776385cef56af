import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { handleCarrierWebhook } from '#flows/shipments/handle-carrier-webhook.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { isCarrier } from '#providers/carriers.ts'
import { carrierOf, isCarrierNoticeKey } from '#shop/shipping/carriers.ts'

const largest = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })

/** The webhooks of carriers. Their content is not trusted: the shipment is then queried from the carrier itself. */
export function carrierRoutes(addressOf: (c: Context) => string) {
  const routes = new Hono()
  routes.post('/:carrier/:key', largest, (c) => handleWebhook(c, addressOf(c)))
  return routes
}

const noted = allLimits.carrierWebhook

async function handleWebhook(c: Context, ip: string) {
  const { carrier: id = '', key = '' } = c.req.param()
  const carrier = carrierOf(id)
  if (!carrier?.readNotice || !isCarrierNoticeKey(id, key)) {
    await note(ip, isCarrier(id) ? id : 'unknown')
    return c.text('not found', 404)
  }
  const event = carrier.readNotice(await c.req.text())
  if (!event) return c.text('bad request', 400)
  await handleCarrierWebhook(db, event)
  return c.text('ok')
}

/** A few events per network and hour are enough. */
async function note(ip: string, carrier: string) {
  if (await secondsToWait(db, noted, networkOf(ip))) return
  await recordSecurityEvent(db, {
    type: 'carrier-notice-forged',
    severity: 'medium',
    message: 'A carrier’s notice came by a wrong address',
    details: { carrier },
    ip,
  })
}
