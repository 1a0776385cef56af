import type { Db } from '#platform/postgres/db.server.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { findToSell } from '#shop/inventory/lists/find-to-sell.ts'
import { findCustomer } from '#shop/orders/buyers/find-customers.ts'
import { joinBundle, splitBundle } from './join-bundle.ts'
import { withOneMore, type TypedOrder } from './typed-draft.ts'

/** What a button of the form does to it: `add:<variant>`, `out:<line>`, `join:<boot>+<blade>`, `part:<set>`, `take:<customer>`; a code that is scanned is added at once. Every other button only looks. */
export async function changeDraft(db: Db, typed: TypedOrder, does: string): Promise<TypedOrder> {
  const [verb, what = ''] = does.split(/:(.*)/s)
  if (verb === 'add') return { ...typed, lines: withOneMore(typed.lines, what) }
  if (verb === 'out') return { ...typed, lines: without(typed.lines, what) }
  if (verb === 'join') return { ...typed, lines: await joinBundle(db, typed.lines, what) }
  if (verb === 'part') return { ...typed, lines: splitBundle(typed.lines, what) }
  if (verb === 'take') return takeCustomer(db, typed, what)
  const { exact, variantIds } = await findToSell(db, typed.values.seek ?? '')
  if (!exact) return typed
  return { ...typed, values: { ...typed.values, seek: '' }, lines: withOneMore(typed.lines, variantIds[0]!) }
}

/** What is left of a set stands by itself. */
function without(lines: TypedOrder['lines'], place: string) {
  const gone = lines[Number(place)]
  const mark = gone && bundleMarkIn(gone)
  const rest = lines.filter((line) => line !== gone)
  return mark ? splitBundle(rest, mark) : rest
}

async function takeCustomer(db: Db, typed: TypedOrder, ref: string): Promise<TypedOrder> {
  const found = await findCustomer(db, ref)
  if (!found) return typed
  const { name, phone, email, userId, locale, province, ward, street } = found
  const known = { name, phone: phone && showPhone(phone), email: email ?? '', userId: userId ?? '', locale }
  return { ...typed, values: { ...typed.values, ...known, province, ward, street, who: '' } }
}
