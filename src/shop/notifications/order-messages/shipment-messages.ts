import { dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import { latestDispatched } from '#shop/orders/shipments/latest-dispatched.ts'
import { isPartlyShipped } from '#shop/orders/shipments/order-state-of-shipments.ts'
import { placeOfShipment } from '#shop/orders/shipments/pieces.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { m } from '#words/messages.js'
import type { OrderFacts, OrderEmailWriter } from '../order-facts.ts'

type Options = { locale: Locale }

/** One email for each shipment, which says if the rest is still to follow; an order for pickup is ready instead. */
export const shippedEmail: OrderEmailWriter = (facts, options) => {
  const { code, method, lines, shipments } = facts.order
  if (method === 'pickup') return readyEmail(facts, options)
  const isPart = isPartlyShipped(lines, shipments)
  const shipment = shipmentOf(facts)
  const cod = shipment?.codAmount ? [m.email_shipped_cod({ amount: dong(shipment.codAmount) }, options)] : []
  return {
    subject: isPart ? m.email_shipped_part_subject({ code }, options) : m.email_shipped_subject({ code }, options),
    title: isPart ? m.email_shipped_part_title({}, options) : m.email_shipped_title({}, options),
    texts: [describeShipment(facts, options), ...(isPart ? [m.email_shipped_part_rest({}, options)] : []), ...cod],
    facts: shipmentFacts(facts, options),
    links: tracking(shipment, options),
  }
}

/** No email about goods that were picked up already. While a part is ready, the email names it, so that nobody comes for the whole order. */
const readyEmail: OrderEmailWriter = (facts, options) => {
  const { code, state, lines, shipments } = facts.order
  if (state === 'delivered' || state === 'completed') return
  const { address } = facts.settings
  const placed = { facts: partFacts(facts, options) }
  return isPartlyShipped(lines, shipments)
    ? {
        subject: m.email_ready_part_subject({ code }, options),
        title: m.email_ready_part_title({}, options),
        texts: [m.email_ready_part_text({ address }, options)],
        ...placed,
      }
    : {
        subject: m.email_ready_subject({ code }, options),
        title: m.email_ready_title({}, options),
        texts: [m.email_ready_text({ address }, options)],
        ...placed,
      }
}

export const deliveryFailedEmail: OrderEmailWriter = (facts, options) => ({
  subject: m.email_failed_attempt_subject({ code: facts.order.code }, options),
  title: m.email_failed_attempt_title({}, options),
  texts: [
    m.email_failed_attempt_text({}, options),
    m.email_failed_attempt_phone({ phone: showPhone(facts.order.address?.phone ?? facts.order.phone) }, options),
  ],
  facts: shipmentFacts(facts, options),
  links: tracking(shipmentOf(facts), options),
})

/** Says which goods can still be returned by the terms of this order, and which cannot: goods with work done are final. */
export const deliveredEmail: OrderEmailWriter = ({ order: { code, lines, exchangeDays } }, options) => {
  const goods = lines.filter((line) => line.stocked)
  const mayReturn = exchangeDays > 0 && goods.some((line) => !line.finalSince)
  const isFinal = goods.some((line) => line.finalSince)
  return {
    subject: m.email_delivered_subject({ code }, options),
    title: m.email_delivered_title({}, options),
    texts: [
      ...(mayReturn ? [m.email_delivered_text({ days: exchangeDays }, options)] : []),
      ...(isFinal ? [m.email_delivered_final({}, options)] : []),
    ],
  }
}

type EmailShipment = OrderFacts['shipment']

/** The shipment of the email, else the latest dispatched one. */
const shipmentOf = ({ shipment, order }: OrderFacts): EmailShipment => shipment ?? latestDispatched(order.shipments)

function describeShipment(facts: OrderFacts, options: Options) {
  const { carrier, trackingCode } = shipmentOf(facts) ?? {}
  return trackingCode
    ? m.email_shipped_text({ carrier: carrier ?? '', tracking: trackingCode }, options)
    : m.email_shipped_text_bare({ carrier: carrier ?? '' }, options)
}

function shipmentFacts(facts: OrderFacts, options: Options) {
  const shipment = shipmentOf(facts)
  const rows = [
    ...partFacts(facts, options),
    { label: m.email_carrier({}, options), value: shipment?.carrier ?? '' },
    { label: m.email_tracking({}, options), value: shipment?.trackingCode ?? '' },
  ]
  return rows.filter(({ value }) => value)
}

/** Which parcel it is and what is in it, unless it holds the whole order. */
function partFacts(facts: OrderFacts, options: Options) {
  const { lines, shipments } = facts.order
  const shipment = shipmentOf(facts)
  if (!shipment) return []
  const { number, count } = placeOfShipment(lines, shipments, shipment.id)
  if (count === 1) return []
  const goods = { label: m.email_shipment_goods({}, options), value: goodsIn(facts, shipment) }
  if (count === null) return [goods]
  return [{ label: m.email_shipment({}, options), value: m.email_shipment_of({ number, count }, options) }, goods]
}

const goodsIn = ({ order }: OrderFacts, shipment: EmailShipment) =>
  (shipment?.lines ?? [])
    .flatMap(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)
      return line ? [quantity > 1 ? `${line.name} × ${quantity}` : line.name] : []
    })
    .join(', ')

const tracking = (shipment: EmailShipment, options: Options) =>
  shipment?.trackingUrl && shipment.trackingCode
    ? [{ label: m.email_track({ tracking: shipment.trackingCode }, options), link: shipment.trackingUrl }]
    : []
