import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { takeCarrierHint } from '#flows/take-carrier-hint.ts'
import { allLimits } from '#platform/all-limits.server.ts'
import { db } from '#platform/db.server.ts'
import { secondsToWait } from '#platform/limit.server.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { isGhnNoticeKey } from '#shop/shipping/carrier-keys.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'

const largest = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('too large', 413, { Connection: 'close' }) })

/** Where carriers knock. What they say is a hint and never a fact: the parcel is then read anew from the carrier itself. */
export function carrierDoors(addressOf: (c: Context) => string) {
  const doors = new Hono()
  doors.post('/ghn/:key', largest, (c) => fromGhn(c, addressOf(c)))
  return doors
}

const noted = allLimits.carrierDoor

async function fromGhn(c: Context, ip: string) {
  const ghn = carrierOf('ghn')
  if (!ghn?.readNotice || !isGhnNoticeKey(c.req.param('key') ?? '')) {
    await note(ip, 'carrier-notice-forged', 'A carrier’s notice came by a wrong address')
    return c.text('not found', 404)
  }
  const hint = ghn.readNotice(await c.req.text())
  if (!hint) return c.text('bad request', 400)
  await takeCarrierHint(db, hint)
  return c.text('ok')
}

/** A few per network and hour say as much as thousands. */
async function note(ip: string, type: string, message: string) {
  if (await secondsToWait(db, noted, ip)) return
  await recordSecurityEvent(db, { type, severity: 'medium', message, details: { carrier: 'ghn' }, ip })
}
