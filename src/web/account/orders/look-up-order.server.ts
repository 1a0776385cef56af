import { z } from 'zod'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
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
  | { status: 422 | 429; errors: { code?: string; phone?: string }; refusal?: string }

/** Finds an order by code and phone number. An unknown code and a wrong number get the same answer. */
export async function lookUpOrder(request: Request, form: FormData): Promise<OrderLookUp> {
  const fields = typed.parse(Object.fromEntries(form))
  const [code, phone] = [readOrderCode(fields.code), readPhone(fields.phone)]
  if (!code || !phone) {
    const errors = {
      ...(!code && { code: m.order_find_code_wrong() }),
      ...(!phone && { phone: m.checkout_phone_wrong() }),
    }
    return { status: 422, errors }
  }
  const seconds = await secondsLeft(code)
  if (seconds) {
    await reportTampering(request, {
      type: 'order-guessing',
      severity: 'medium',
      message: 'Too many tries to look up an order',
      details: { code },
    })
    return { status: 429, errors: {}, refusal: m.order_find_too_many({ minutes: Math.ceil(seconds / 60) }) }
  }
  const orderId = await findOrderByCode(db, { code, phone })
  return orderId ? { orderId } : { status: 422, errors: {}, refusal: m.order_find_unknown() }
}

async function secondsLeft(code: string) {
  const byNetwork = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  return byNetwork || secondsToWait(db, perCode, code)
}
