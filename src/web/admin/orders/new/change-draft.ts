import type { Db } from '#platform/postgres/db.server.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { findCounterGoods } from '#shop/inventory/lists/find-counter-goods.ts'
import { findCustomer, type Customer } from '#shop/orders/buyers/find-customers.ts'
import { joinBundle, splitBundle } from './join-bundle.ts'
import { withOneMore, type TypedOrder } from './typed-draft.ts'

/**
 * Changes of the draft by button: `add:<variant>`, `out:<line>`, `join:<boot>+<blade>`, `part:<set>`, `take:<customer>`, `unlink` (from the
 * account). A scanned code is added at once. Other buttons only recalculate.
 */
export async function changeDraft(db: Db, typed: TypedOrder, change: string): Promise<TypedOrder> {
  const [verb, target = ''] = change.split(/:(.*)/s)
  if (verb === 'add') return { ...typed, lines: withOneMore(typed.lines, target) }
  if (verb === 'out') return { ...typed, lines: removeLine(typed.lines, target) }
  if (verb === 'join') return { ...typed, lines: await joinBundle(db, typed.lines, target) }
  if (verb === 'part') return { ...typed, lines: splitBundle(typed.lines, target) }
  if (verb === 'take') return takeCustomer(db, typed, target)
  if (verb === 'unlink') return { ...typed, values: { ...typed.values, userId: '' } }
  if (verb !== 'seek') return typed
  const { exact, variantIds } = await findCounterGoods(db, typed.values.seek ?? '')
  if (!exact) return typed
  return { ...typed, values: { ...typed.values, seek: '' }, lines: withOneMore(typed.lines, variantIds[0]!) }
}

/** The remaining part of a bundle becomes a separate line. */
function removeLine(lines: TypedOrder['lines'], lineNumber: string) {
  const removed = lines[Number(lineNumber)]
  const mark = removed && bundleMarkIn(removed)
  const rest = lines.filter((line) => line !== removed)
  return mark ? splitBundle(rest, mark) : rest
}

/** What the shop does not know of the customer stays as typed, unless it came with the customer that was chosen before. */
async function takeCustomer(db: Db, typed: TypedOrder, ref: string): Promise<TypedOrder> {
  const found = await findCustomer(db, ref)
  if (!found) return typed
  const before = typed.values.taken ? await findCustomer(db, typed.values.taken) : undefined
  const old = before ? knownOf(before) : {}
  const kept = Object.entries(typed.values).filter(([name, value]) => old[name] !== value)
  const values = { ...Object.fromEntries(kept), ...knownOf(found), userId: found.userId ?? '', taken: ref, who: '' }
  return { ...typed, values }
}

/** The fields of a customer that are not empty. */
function knownOf({ name, phone, email, locale, province, ward, street }: Customer): Record<string, string> {
  const known = { name, phone: phone && showPhone(phone), email: email ?? '', locale, province, ward, street }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
