import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { handleCarrierWebhook } from '#flows/shipments/handle-carrier-webhook.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { isCarrier } from '#providers/carriers.ts'
import { carrierOf, isCarrierNoticeKey } from '#shop/shipping/carriers.ts'

const largest = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })

/** Where carriers knock. What they say is a hint and never a fact: the parcel is then read anew from the carrier itself. */
export function carrierRoutes(addressOf: (c: Context) => string) {
  const doors = new Hono()
  doors.post('/:carrier/:key', largest, (c) => hintFrom(c, addressOf(c)))
  return doors
}

const noted = allLimits.carrierWebhook

async function hintFrom(c: Context, ip: string) {
  const { carrier: id = '', key = '' } = c.req.param()
  const carrier = carrierOf(id)
  if (!carrier?.readNotice || !isCarrierNoticeKey(id, key)) {
    await note(ip, isCarrier(id) ? id : 'unknown')
    return c.text('not found', 404)
  }
  const hint = carrier.readNotice(await c.req.text())
  if (!hint) return c.text('bad request', 400)
  await handleCarrierWebhook(db, hint)
  return c.text('ok')
}

/** A few per network and hour say as much as thousands. */
async function note(ip: string, carrier: string) {
  if (await secondsToWait(db, noted, ip)) return
  await recordSecurityEvent(db, {
    type: 'carrier-notice-forged',
    severity: 'medium',
    message: 'A carrier’s notice came by a wrong address',
    details: { carrier },
    ip,
  })
}
