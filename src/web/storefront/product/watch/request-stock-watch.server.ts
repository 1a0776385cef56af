import { z } from 'zod'
import { orRefusal, Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { watchEmail } from '#shop/inventory/watches/watch-email.ts'
import { watchStock } from '#shop/inventory/watches/watch-stock.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { m } from '#words/messages.js'

const form = z.object({
  variant: z.uuid(),
  email: watchEmail,
})

/** The result of a watch form. `isDone` does not reveal whether the address was waiting before. `seconds`: how long the limit refuses it. */
export type WatchAnswer = { email: string; isDone?: true; error?: string; refusal?: string; seconds?: number }

type WatchRequester = { id: string; email: string } | null | undefined

/** Asks for one email when a size is back in stock. */
export async function requestStockWatch(request: Request, person: WatchRequester): Promise<WatchAnswer> {
  const fields = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const typed = typeof fields.email === 'string' ? fields.email.slice(0, 300) : ''
  const read = form.safeParse(fields)
  if (!read.success) {
    const { email, variant } = z.flattenError(read.error).fieldErrors
    return variant ? { email: typed, refusal: m.watch_unknown() } : { email: typed, error: email?.[0] }
  }
  const { variant, email } = read.data
  const { refusal } = await orRefusal(saveWatch(person, variant, email))
  if (!refusal) return { email, isDone: true }
  return { email: typed, refusal: refusal.say(requestLocale()), seconds: waitOf(refusal) }
}

/** A person who asks for an email to their own address wants this kind of email, even if they turned it off before. */
async function saveWatch(person: WatchRequester, variantId: string, email: string) {
  await countWatch(db, clientIp())
  const own = person?.email.toLowerCase() === email.toLowerCase() ? person : undefined
  await watchStock(db, { variantId, email, locale: requestLocale(), userId: own?.id ?? null })
  if (own)
    await setEmailChoice(db, staff(own.id), { userId: own.id, topic: 'back-in-stock', wanted: true, ip: clientIp() })
}

/** A family waits for a few sizes; a bot that floods strangers' mailboxes asks for many. */
const perNetwork = allLimits.watch

async function countWatch(db: Db, ip: string) {
  const seconds = await secondsToWait(db, perNetwork, networkOf(ip))
  const facts = { seconds, minutes: Math.ceil(seconds / 60) }
  if (seconds) throw new Refusal('too-many-watches', m.watch_too_many, facts)
}
