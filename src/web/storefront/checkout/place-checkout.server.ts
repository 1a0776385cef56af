import { parseWithZod } from '@conform-to/zod/v4'
import { placeOrder } from '#flows/place-order.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { counters } from '#platform/metrics.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { checkoutForm, type CheckoutForm } from '#shop/checkout/form.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { readPhone } from '#shop/identity/phone.ts'
import type { Basket } from '#web/chrome/basket.server.ts'
import { m } from '#words/messages.js'
import { readPlace, type AskedPlace } from './read-place.server.ts'

/** Tries to place the order of a submitted form: the order, or what stands in its way at its field or above all. */
export async function placeCheckout({ cartId, userId }: Basket, form: FormData) {
  const fields = Object.fromEntries(form)
  const asked = await readPlace(db, fields)
  const submission = parseWithZod(form, { schema: checkoutForm(readPhone) })
  if (submission.status !== 'success') return { asked, result: submission.reply() }
  // The wards of another province were asked for; a form that happens to be whole is no order yet.
  if (fields.intent === 'look') return { asked, result: submission.reply() }
  const isWardForeign = submission.value.method === 'standard' && !asked.ward
  if (isWardForeign) return { asked, result: submission.reply({ fieldErrors: { ward: [m.checkout_ward_other()] } }) }
  if (!cartId) return { asked, result: submission.reply(), refusal: m.refusal_cart_empty() }
  const actor = userId ? staff(userId) : guest
  const placed = { ...placement(cartId, submission.value, asked), userId }
  const { done: order, refusal } = await orRefusal(placeOrder(db, actor, placed))
  if (refusal) return { asked, result: submission.reply(), refusal: refusal.say(spokenLocale()) }
  counters.ordersPlaced.inc()
  return { order }
}

function placement(cartId: string, form: CheckoutForm, { place, ward }: AskedPlace) {
  const { phone, name, method, street, note, inspect, payment, company, taxCode, companyAddress, key, seenTotal } = form
  const isDelivered = method === 'standard' && ward && street
  return {
    cartId,
    placementKey: key,
    seenTotal,
    payment,
    place: place!,
    locale: spokenLocale(),
    contact: { name, phone, email: form.email?.toLowerCase() ?? null },
    address: isDelivered
      ? {
          name,
          phone,
          provinceCode: ward.province,
          provinceName: ward.provinceName,
          wardCode: ward.code,
          wardName: ward.fullName,
          street,
        }
      : null,
    method,
    inspect: inspect === 'on',
    note: note || null,
    invoice: company && taxCode && companyAddress ? { company, taxCode, address: companyAddress } : null,
  }
}
