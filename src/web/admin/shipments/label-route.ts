import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/label-route.ts'

/** Redirects to the shipping label at the carrier, whose link is valid for half an hour. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const order = await findOrder(db, params.id)
  const shipment = order?.shipments.find((one) => one.id === url.searchParams.get('shipment'))
  const carrier = carrierOf(shipment?.bookedWith)
  if (!order) throw new Response('not found', { status: 404 })
  if (!shipment?.trackingCode || !carrier?.label) return textResponse(m.shipment_admin_no_label(), 410)
  const { done, refusal } = await orRefusal(carrier.label(shipment.trackingCode))
  if (refusal) return textResponse(refusal.say(requestLocale()), 502)
  const headers = { 'Cache-Control': 'no-store' }
  if ('url' in done) return redirect(done.url, { headers })
  return new Response(done.file, { headers: { ...headers, 'Content-Type': done.contentType } })
}

const textResponse = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
