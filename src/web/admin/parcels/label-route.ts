import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import type { CarrierCode } from '#shop/shipping/carrier.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/label-route.ts'

/** The label of a parcel, at its carrier, who lets it be seen for half an hour. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const order = await findOrder(db, params.id)
  const parcel = order?.shipments.find((one) => one.id === url.searchParams.get('shipment'))
  const carrier = carrierOf(parcel?.bookedWith as CarrierCode | undefined)
  if (!order) throw new Response('not found', { status: 404 })
  if (!parcel?.trackingCode || !carrier?.label) return say(m.parcels_no_label(), 410)
  const { done, refusal } = await orRefusal(carrier.label([parcel.trackingCode]))
  if (refusal) return say(refusal.say(spokenLocale()), 502)
  return redirect(done, { headers: { 'Cache-Control': 'no-store' } })
}

const say = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
