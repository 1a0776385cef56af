import { placeOrderByStaff } from '#flows/orders/place-order-by-staff.ts'
import { sellAtCounter } from '#flows/orders/sell-at-counter.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { invoiceFromForm } from '#shop/orders/edits/invoice-form.ts'
import { readCode } from '#shop/pricing/read-code.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { m } from '#words/messages.js'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { counterSale, phoneOrder } from './draft-forms.ts'
import { checkLinkedAccount } from './linked-account.ts'
import type { TypedOrder } from './typed-draft.ts'
import { findDraftErrors, findDraftOverrides } from './view-draft.ts'

type Common = {
  key: string
  discount: number
  discountReason: string
  code?: string
  note: string | null
  seenTotal: number
}

/** Input that phone orders and counter sales share. */
const commonOf = async (db: Db, form: Common & Parameters<typeof invoiceFromForm>[0], typed: TypedOrder) => {
  const code = readCode(form.code)
  return {
    lines: typed.lines,
    userId: typed.values.userId || null,
    leaves: await findDraftOverrides(db, typed),
    codes: code ? [code] : [],
    placementKey: form.key,
    seenTotal: form.seenTotal,
    note: form.note,
    invoice: invoiceFromForm(form),
    manualDiscount: form.discount ? { amount: form.discount, reason: form.discountReason } : undefined,
  }
}

/** Places the order, or returns the errors of the form. */
export async function placeDraft(db: Db, actor: Actor, { form, ...draft }: { typed: TypedOrder; form: FormData }) {
  const { typed } = await checkLinkedAccount(db, draft.typed)
  return typed.channel === 'counter'
    ? placeCounterSale(db, actor, typed, form)
    : placePhoneOrder(db, actor, typed, form)
}

async function placeCounterSale(db: Db, actor: Actor, typed: TypedOrder, form: FormData) {
  const { value, rejected } = readForm(counterSale, form)
  const errors = { ...(await findDraftErrors(db, typed)), ...rejected?.errors }
  if (rejected || Object.keys(errors).length) return { errors }
  const { name, phone, email, locale, way, handed, reference } = value
  return orRefusal(
    sellAtCounter(db, actor, {
      ...(await commonOf(db, value, typed)),
      locale,
      contact: { name: name || m.order_counter_walk_in({}, { locale }), phone, email },
      inspect: false,
      tender: { way, handed: way === 'cash' ? handed : null, reference },
    }),
  )
}

async function placePhoneOrder(db: Db, actor: Actor, typed: TypedOrder, form: FormData) {
  const { value, rejected } = readForm(phoneOrder, form)
  const errors = { ...(await findDraftErrors(db, typed)), ...rejected?.errors }
  if (rejected || Object.keys(errors).length) return { errors }
  const { name, phone, email, locale, method, payment, street, inspect } = value
  const { place: to, ward } = await readPlace(db, value)
  if (!to) return { errors: { ward: m.checkout_ward_other() } }
  const address = ward &&
    street && {
      name,
      phone,
      provinceCode: ward.province,
      provinceName: ward.provinceName,
      wardCode: ward.code,
      wardName: ward.fullName,
      street,
    }
  return orRefusal(
    placeOrderByStaff(db, actor, {
      ...(await commonOf(db, value, typed)),
      channel: 'phone',
      locale,
      contact: { name, phone, email },
      place: to,
      carrierQuote: typed.values.carrierQuote || undefined,
      address: (method !== 'pickup' && address) || null,
      method,
      inspect: inspect === 'on',
      payment,
    }),
  )
}
