import { parseWithZod } from '@conform-to/zod/v4'
import { alertStockHoldLimit } from '#flows/orders/alert-stock-hold-limit.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { orRefusal, Refusal } from '#kit/refusal.ts'
import { isDatabaseBusy } from '#platform/database-unavailable.ts'
import { log } from '#platform/log/log.server.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { counters } from '#platform/metrics/metrics.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { noteStep } from '#shop/analytics/count-action.ts'
import { checkoutForm, type CheckoutValues } from '#shop/checkout/form.ts'
import { lacksStock } from '#shop/checkout/lacks-stock.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { originOf } from '#shop/orders/buyers/origin.ts'
import { offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { stockHoldIn, type StockHoldFacts } from '#shop/payments/attempts/refuse-stock-hold.ts'
import type { Address } from '#shop/shipping/address.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { findContradiction } from '#shop/shipping/addresses/find-contradiction.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'
import type { CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { reportTampering } from '#web/shell/reports/report-tampering.server.ts'
import { deviceOf } from '#web/shell/session/recognised-device.server.ts'
import { visitorIn } from '#web/shell/consent/visitor-cookie.server.ts'
import { m } from '#words/messages.js'
import { changesTotal } from './changes-total.ts'
import { readPlace, type PlaceResult } from '#shop/shipping/addresses/read-place.ts'
import { reviewMark } from './review-mark.ts'
import { isSealed } from './seal-total.server.ts'

const schema = checkoutForm(readPhone)

type CheckoutRequest = { request: Request; basket: CartOwner; form: FormData }

/** Tries to place the order of a submitted form: returns the order, or errors at their fields or above the form. */
export async function placeCheckout({ request, basket, form }: CheckoutRequest) {
  const fields = Object.fromEntries(form)
  const [placeResult, settings] = await pipelined(readPlace(db, fields), findSettings(db))
  const submission = parseWithZod(form, { schema })
  if (fields.intent !== 'look') await reportForgedFields(request, form)
  if (submission.status !== 'success') return { asked: placeResult, result: submission.reply() }
  // The button only asked for another province's wards, so even a complete form is not an order yet.
  if (fields.intent === 'look') return { asked: placeResult, result: submission.reply() }
  const fieldErrors = await fieldErrorsOf(submission.value, placeResult, { settings, isGuest: !basket.userId })
  if (fieldErrors) return { asked: placeResult, result: submission.reply({ fieldErrors }) }
  if (!isReviewed(submission.value)) return { asked: placeResult, result: submission.reply(), isToReview: true }
  if (basket.cartId && (await lacksStock(db, basket.cartId)))
    return { asked: placeResult, result: submission.reply(), isShort: true }
  const { done: order, refusal } = await place(request, basket, {
    form: withinOffer(submission.value, settings),
    asked: placeResult,
  })
  if (refusal && changesTotal(refusal.code)) await reportForgedTotal(request, form, basket.cartId)
  const field = refusal && fieldOf(refusal.code)
  if (refusal && field)
    return {
      asked: placeResult,
      result: submission.reply({ fieldErrors: { [field]: [refusal.say()] } }),
      atField: refusal,
    }
  if (refusal) return { asked: placeResult, result: submission.reply(), refusal }
  if (order) noteStep(visitorIn(request.headers.get('cookie')), 'order')
  return { order }
}

/** Values that only the server sets; a browser that sends one is testing for a weakness. */
const shopErrors = [
  'currency',
  'price',
  'unitPrice',
  'total',
  'amount',
  'discount',
  'shippingFee',
  'vat',
  'paid',
  'state',
  'status',
  'userId',
  'role',
]

/** Reports a form with prices, currencies or states. The values are ignored. */
async function reportForgedFields(request: Request, form: FormData) {
  const fields = shopErrors.filter((name) => form.has(name))
  if (!fields.length) return
  const details = { form: 'checkout', fields }
  await reportTampering(request, {
    type: 'checkout-tampered',
    severity: 'medium',
    message: 'Fields that no page sends',
    details,
  })
}

/** Reports a wrong total that the shop never showed; after a real price change the form holds the seal of the shown total. */
async function reportForgedTotal(request: Request, form: FormData, cartId: string | undefined) {
  const total = Number(form.get('seenTotal'))
  if (isSealed(cartId, total, String(form.get('seal') ?? ''))) return
  const details = { form: 'checkout', total }
  await reportTampering(request, {
    type: 'checkout-tampered',
    severity: 'medium',
    message: 'A total that was never shown',
    details,
  })
}

/** Errors of single fields that only the server can find. */
async function fieldErrorsOf(
  { method, payment, street, email }: CheckoutValues,
  { ward }: PlaceResult,
  { settings, isGuest }: { settings: ShopSettings; isGuest: boolean },
): Promise<Record<string, string[]> | undefined> {
  const errors: Record<string, string[]> = {}
  const isDelivered = method !== 'pickup'
  if (isDelivered && !ward) errors.ward = [m.checkout_ward_other()]
  const otherErrors =
    isDelivered && ward && street
      ? await findContradiction(db, { provinceCode: ward.province, wardCode: ward.code, street })
      : undefined
  if (otherErrors) errors.ward = [m.address_contradicts({ was: otherErrors.name, now: otherErrors.wardName })]
  if (!offeredMethods(settings).includes(payment)) errors.payment = [m.checkout_payment_missing()]
  if (settings.asksEmail && isGuest && !email) errors.email = [m.checkout_email_missing()]
  return Object.keys(errors).length ? errors : undefined
}

/** Drops options that the shop no longer offers, from a form opened earlier or a forged one. */
const withinOffer = (form: CheckoutValues, { offersInspection, offersNote }: ShopSettings): CheckoutValues => ({
  ...form,
  inspect: offersInspection ? form.inspect : undefined,
  note: offersNote ? form.note : undefined,
})

/** The field at which a refusal is shown, if one field can correct it. */
const fieldOf = (code: string) =>
  code === 'no-delivery' ? 'method' : /^(cod-|held-|method-gone$)/.test(code) ? 'payment' : undefined

/** Without scripts the review may be older than the choices; then it is shown again. A form without the mark does not come from the page and is accepted. */
const isReviewed = (form: CheckoutValues) => form.reviewed === undefined || form.reviewed === reviewMark(form)

type Reviewed = { form: CheckoutValues; asked: PlaceResult }

async function place(request: Request, { cartId, userId }: CartOwner, { form, asked }: Reviewed) {
  if (!cartId) return { refusal: { code: 'cart-empty', say: () => m.refusal_cart_empty() } }
  const actor = userId ? staff(userId) : guest
  const origin = originOf({ ip: clientIp(), device: deviceOf(request) })
  const placed = { ...placement(cartId, form, asked), userId, origin }
  const { done: order, refusal } = await orRefusal(placeOrder(db, actor, placed).catch(throwBusy))
  const stockHold = refusal && stockHoldIn(refusal)
  if (stockHold) await reportStockHold(request, stockHold)
  if (refusal) return { refusal: { code: refusal.code, say: () => refusal.say(requestLocale()) } }
  counters.ordersPlaced.inc()
  if (userId && form.keepAddress && placed.address) await saveCheckoutAddress(db, userId, placed.address)
  return { done: order }
}

/** Saves the delivery address once. A full address book is not reported, since the order is placed. */
async function saveCheckoutAddress(db: Db, userId: string, address: Address) {
  const { name, phone, provinceCode, wardCode, street } = address
  const existing = await listAddresses(db, userId)
  if (existing.some((one) => one.wardCode === wardCode && one.street === street && one.name === name)) return
  await orRefusal(addAddress(db, { userId, name, phone, provinceCode, wardCode, street, isDefault: false }))
}

/** A failure to record the alert must not affect the buyer. */
async function reportStockHold(request: Request, facts: StockHoldFacts) {
  const requester = { ip: clientIp(), userAgent: request.headers.get('user-agent') }
  await alertStockHoldLimit(db, facts, requester).catch((error: unknown) =>
    log.error({ err: error }, 'alarm of held stock'),
  )
}

/** Nothing was ordered, so the form stays and pressing again is safe. */
function throwBusy(error: unknown): never {
  throw isDatabaseBusy(error) ? new Refusal('busy', m.refusal_busy, {}) : error
}

function placement(cartId: string, form: CheckoutValues, asked: PlaceResult) {
  const { phone, name, method, note, inspect, payment, key, seenTotal, carrierQuote } = form
  return {
    cartId,
    placementKey: key,
    seenTotal,
    carrierQuote: carrierQuote || undefined,
    payment,
    place: asked.place!,
    locale: requestLocale(),
    contact: { name, phone, email: form.email?.toLowerCase() ?? null },
    address: addressIn(form, asked),
    method,
    inspect: inspect === 'on',
    note: note || null,
    invoice: invoiceIn(form),
  }
}

const addressIn = ({ method, name, phone, street }: CheckoutValues, { ward }: PlaceResult) =>
  method !== 'pickup' && ward && street
    ? {
        name,
        phone,
        provinceCode: ward.province,
        provinceName: ward.provinceName,
        wardCode: ward.code,
        wardName: ward.fullName,
        street,
      }
    : null

const invoiceIn = ({ company, taxCode, companyAddress }: CheckoutValues) =>
  company && taxCode && companyAddress ? { company, taxCode, address: companyAddress } : null
