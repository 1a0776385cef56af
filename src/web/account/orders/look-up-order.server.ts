import { z } from 'zod'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countAtEach, undoAtEach } from '#platform/limits/limit.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { findOrderByCode } from '#shop/orders/buyers/find-order-by-code.ts'
import { lookUpFields } from '#shop/orders/buyers/look-up-fields.ts'
import { readOrderCode } from '#shop/orders/buyers/read-order-code.ts'
import { reportTampering } from '#web/shell/reports/report-tampering.server.ts'
import { m } from '#words/messages.js'

/** A person looks up an order or two; a script tries numbers. */
const perNetwork = allLimits.orderLookUp
/** A leaked code cannot be tried with all phone numbers, from however many networks. */
const perCode = allLimits.orderLookUpCode

const typed = z.object({
  code: z.string().max(lookUpFields.code.max).catch(''),
  phone: z.string().max(lookUpFields.phone.max).catch(''),
})

type OrderLookUp =
  | { orderId: string }
  | { errors: { code?: string; phone?: string }; refusal?: string; seconds?: number }

/** Finds an order by code and phone number. An unknown code and a wrong number get the same answer. */
export async function lookUpOrder(request: Request, form: FormData): Promise<OrderLookUp> {
  const fields = typed.parse(Object.fromEntries(form))
  const [code, phone] = [readOrderCode(fields.code), readPhone(fields.phone)]
  if (!code || !phone) {
    const errors = {
      ...(!code && { code: m.order_find_code_wrong() }),
      ...(!phone && { phone: m.checkout_phone_wrong() }),
    }
    return { errors }
  }
  const counters = [
    { limit: perNetwork, subject: networkOf(clientIp()) },
    { limit: perCode, subject: code },
  ]
  const refused = await countAtEach(db, counters)
  if (refused) {
    await reportTampering(request, {
      type: 'order-guessing',
      severity: 'medium',
      message: 'Too many tries to look up an order',
      details: { code },
    })
    const { seconds } = refused
    return { errors: {}, refusal: m.order_find_too_many({ minutes: Math.ceil(seconds / 60) }), seconds }
  }
  const orderId = await findOrderByCode(db, { code, phone })
  if (!orderId) return { errors: {}, refusal: m.order_find_unknown() }
  // Who found an order guessed nothing, and many customers of a mobile network share one address.
  await undoAtEach(db, counters)
  return { orderId }
}
