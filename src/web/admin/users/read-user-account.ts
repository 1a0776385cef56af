import { sumUserOrders } from '#flows/users/list-users.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listUserNotes } from '#shop/identity/accounts/list-user-notes.ts'
import { listConsents, currentConsents } from '#shop/identity/consents/list-consents.ts'
import { listDevices } from '#shop/identity/sessions/list-devices.ts'
import { listSignInMethods } from '#shop/identity/profile/find-profile.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { Role } from '#shop/identity/role.ts'
import { findAccount, listRoles } from '#shop/identity/accounts/find-account.ts'
import { findStaffRole } from '#shop/identity/staff/find-staff-role.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listPaymentsOf } from '#shop/payments/queries.ts'
import { listReturnsOfUser } from '#shop/returns/list-returns-of-user.ts'
import { listWishlist } from '#shop/wishlist/list-wishlist.ts'
import { countOrdersOf, listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'

const latest = 10

/** The view of a user for staff. */
export async function readUserAccount(db: Db, id: string) {
  const account = await findAccount(db, id)
  if (!account) return
  const groups = await countOrdersOf(db, id)
  const bought = await listOrdersOf(db, id, { limit: latest })
  const paid = await listPaymentsOf(
    db,
    bought.map((order) => order.id),
  )
  const roles: Role[] = await listRoles(db, id)
  return {
    ...account,
    ...(await sumUserOrders(db, id))!,
    phoneShown: account.phone && showPhone(account.phone),
    roles,
    staffRole: await findStaffRole(db, id),
    signInMethods: await listSignInMethods(db, id),
    devices: await listDevices(db, id),
    consents: currentConsents(await listConsents(db, id)),
    notes: await listUserNotes(db, id),
    returns: await listReturnsOfUser(db, id),
    wishlist: (await listWishlist(db, id, requestLocale())).toReversed().slice(0, latest),
    hasMoreOrders: groups.open + groups.done + groups.cancelled > bought.length,
    bought: bought.map(({ id: orderId, code, state, method, total, placedAt }) => ({
      id: orderId,
      code,
      state,
      method,
      payment: paid.get(orderId),
      total,
      placedAt,
    })),
  }
}
export type ShownAccount = NonNullable<Awaited<ReturnType<typeof readUserAccount>>>
