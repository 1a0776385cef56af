import type { Db } from '#platform/db.server.ts'
import { worthsBack } from '#flows/deliver-part.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { countRefused } from '#shop/orders/count-refused.ts'
import { orderIn } from '#shop/orders/lines-in.ts'
import { contentOf, weightOf } from '#shop/orders/parcel-ask.ts'
import { piecesOf } from '#shop/orders/pieces.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { undecided } from '#shop/orders/rest-of-order.ts'
import { sayOptions } from '#shop/orders/say-options.ts'
import { isPartlyShipped } from '#shop/orders/state-of-parcels.ts'
import { isOnTheRoad } from '#shop/orders/states.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { carriers, sandboxedCarriers, stageOfCarrier } from '#shop/shipping/carriers.ts'

const named = ({ id, name, options, sku, picture }: WholeOrder['lines'][number]) => ({
  id,
  name,
  sku,
  picture,
  choice: sayOptions(options, spokenLocale()),
})

/** The parcels of an order, what is in each, what is in none, and what may be done with them now. */
export async function readParcels(db: Db, orderId: string) {
  const written = await findOrder(db, orderId)
  if (!written) return
  const order = orderIn(written, spokenLocale())
  const { parcelBox } = await findSettings(db)
  const tops = order.lines.filter((line) => line.partOf === null)
  return {
    id: order.id,
    code: order.code,
    state: order.state,
    method: order.method,
    inspect: order.inspect,
    isPartlyShipped: isPartlyShipped(order.lines, order.shipments),
    refusedBefore: await countRefused(db, order.phone),
    box: parcelBox,
    isStandIn: sandboxedCarriers().length > 0,
    /** Who can be asked for a waybill. */
    bookable: order.address !== null && order.method !== 'pickup' ? bookable() : [],
    unpacked: tops.flatMap((line) => {
      const left = piecesOf(line, order.shipments).unpacked
      return left > 0 ? [{ ...named(line), left }] : []
    }),
    parcels: order.shipments.map((parcel) => viewParcel(order, parcel)),
  }
}

const bookable = () => carriers().flatMap(({ code, name, create }) => (create ? [{ code, name }] : []))

const viewParcel = (order: WholeOrder, { lines, ...parcel }: WholeOrder['shipments'][number]) => ({
  ...parcel,
  restNumber: order.shipments.find((one) => one.id === parcel.restOf)?.number ?? null,
  stage: stageOfCarrier(parcel.bookedWith, parcel.carrierStatus),
  isOnTheRoad: isOnTheRoad(parcel.state),
  mayGoAgain: order.state !== 'cancelled' && undecided(order.shipments).some((one) => one.id === parcel.id),
  weight: parcel.weightG ?? weightOf(order, { lines }),
  content: contentOf(order, { lines })
    .filter(({ line }) => line.partOf === null || line.stocked)
    .map(({ line, pieces }) => ({
      ...named(line),
      pieces,
      isStocked: line.stocked,
      worths: worthsBack(order.lines, lines, line.id),
    })),
})

export type ParcelsView = NonNullable<Awaited<ReturnType<typeof readParcels>>>
export type ParcelView = ParcelsView['parcels'][number]
