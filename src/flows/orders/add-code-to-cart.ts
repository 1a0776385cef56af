import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { undoTry, secondsToWait } from '#platform/limits/limit.server.ts'
import { addCode, listCodes, maxCodes } from '#shop/cart/codes.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import type { BuyerContact } from '#shop/pricing/buyer-names.ts'
import { readCode } from '#shop/pricing/read-code.ts'
import { mayStillHelp, refusedCodeMessage } from '#shop/pricing/describe-code.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { m } from '#words/messages.js'

/** Counts wrong codes by network: a typing error passes, guessing does not. */
const guessLimit = allLimits.coupon
/** Limits log entries about one guesser. */
const guessLogLimit = allLimits.couponLog

export type CodeRequest = {
  cartId: string | undefined
  typed: unknown
  contact: BuyerContact
  locale: Locale
  ip: string
  userAgent: string | null
}

/** Stores a code in the cart if it gives a discount now or could with other goods; refuses any other code with a message. */
export async function addCodeToCart(db: Db, request: CodeRequest): Promise<void> {
  const { cartId, contact, locale } = request
  const network = networkOf(request.ip)
  const seconds = await secondsToWait(db, guessLimit, network)
  if (seconds) return refuseGuesser(db, request, seconds)
  const code = readCode(request.typed)
  const cartLines = cartId ? await listCartLines(db, cartId) : []
  const storedCodes = cartId ? await listCodes(db, cartId) : []
  if (!code) throw new Refusal('unknown', m.promotion_refused_unknown, {})
  const codes = [...new Set([...storedCodes, code])]
  const { quote } = await findQuote(db, {
    lines: cartLines,
    codes,
    buyer: buyerOf(db, contact),
    locale,
    at: new Date(),
  })
  const answer = quote.codes.find((one) => one.code === code)!
  const isGuess = answer.state === 'refused' && answer.problem.kind === 'unknown'
  if (!isGuess) await undoTry(db, guessLimit, network)
  if (answer.state === 'refused' && !mayStillHelp(answer))
    throw new Refusal(answer.problem.kind, (_, options) => refusedCodeMessage(answer, options.locale), {})
  if (!cartLines.length) throw new Refusal('cart-empty', m.refusal_cart_empty, {})
  if (codes.length > maxCodes) throw new Refusal('too-many-codes', m.promotion_too_many_codes, { most: maxCodes })
  await addCode(db, cartId!, code)
}

async function refuseGuesser(db: Db, { contact, ip, userAgent }: CodeRequest, seconds: number): Promise<never> {
  if (!(await secondsToWait(db, guessLogLimit, networkOf(ip))))
    await recordSecurityEvent(db, {
      type: 'coupon-guessing',
      severity: 'medium',
      message: `more than ${guessLimit.max} unknown coupon codes within ${guessLimit.seconds / 60} minutes`,
      ip,
      userAgent,
      userId: contact.userId ?? null,
    })
  throw new Refusal('too-many-tries', m.promotion_too_many_tries, { seconds, minutes: Math.ceil(seconds / 60) })
}
