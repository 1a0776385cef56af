import { db } from '#platform/postgres/db.server.ts'
import { findOrderState } from '#shop/payments/find-order-state.ts'
import type { Route } from './+types/order-state-route.ts'
import { requireOrderAccess } from '#web/parts/account/require-order-access.server.ts'

/** The state of an order and its payment, which the page of a guest polls. */
export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const state = (await requireOrderAccess(db, request, id)) && (await findOrderState(db, id))
  return Response.json(state || null, { status: state ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
