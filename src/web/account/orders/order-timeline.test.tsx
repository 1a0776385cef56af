import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { formatWeekday } from '#kit/clock.ts'
import { headlineWords } from '#web/shell/order/order-state-words.ts'
import { m } from '#words/messages.js'
import { OrderDetailsSection } from './order-details-section.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderView } from './view-order.server.ts'

const sums = { subtotal: 0, shippingFee: 0, shippingDiscount: 0, total: 0, vat: 0, notKept: 0, owed: 0, over: 0 }
const none = { lines: [], offGoods: [], offShipping: [], policies: [], returnedCredit: [], refunds: [], shipments: [] }
const usual = { ...sums, ...none, timeline: [], state: 'shipped', shop: { address: '18 Tràng Thi' } }
const orderOf = (parts: object) => ({ ...usual, ...parts }) as unknown as OrderView

const shipment = { id: 'a', number: 1, state: 'handed_over', isGoingBack: false, inside: [] }
const handedOver = { id: 1, kind: 'shipment_shipped', facts: { shipment: 1, carrier: 'GHN' }, at: new Date(0) }
const timelineOf = (parts: object) => renderToStaticMarkup(<OrderTimeline order={orderOf(parts)} />)

test('who collects the goods reads that they are ready in the shop, and nothing of a carrier', () => {
  const parts = { shipments: [shipment], timeline: [handedOver] }
  const [collected, sent] = [timelineOf({ ...parts, method: 'pickup' }), timelineOf({ ...parts, method: 'standard' })]
  expect(collected).toContain(m.order_timeline_ready())
  expect(collected).toContain(m.order_timeline_shipment_ready({ number: 1 }))
  expect(collected).not.toContain(m.shipment_state_handed_over())
  expect(sent).toContain(m.shipment_state_handed_over())
  expect([headlineWords('pickup').shipped, headlineWords('standard').shipped]).toEqual([
    m.order_timeline_ready(),
    m.order_state_shipped(),
  ])
})

test('the steps of an order to collect do not say that it is on its way', () => {
  const stepsOf = (method: OrderView['method']) =>
    renderToStaticMarkup(<OrderProgress state="packed" method={method} />)
  expect(stepsOf('pickup')).toContain(m.order_step_ready())
  expect(stepsOf('pickup')).not.toContain(m.order_step_shipped())
  expect(stepsOf('standard')).toContain(m.order_step_shipped())
})

test('goods on their way back are not said to be coming, or to be tried again', () => {
  for (const state of ['in_transit', 'failed_attempt'] as const) {
    const html = timelineOf({ method: 'standard', shipments: [{ ...shipment, state, isGoingBack: true }] })
    expect(html).toContain(m.shipment_state_going_back())
    expect(html).not.toContain(m.shipment_state_in_transit())
    expect(html).not.toContain(m.shipment_state_failed_attempt())
  }
})

test('one day of delivery is told once, and an order to collect is told none', () => {
  const detailsOf = (parts: object) => {
    const order = orderOf({ deliverFrom: '2026-11-25', deliverUntil: '2026-11-25', ...parts })
    const Shop = createRoutesStub([{ path: '/', Component: () => <OrderDetailsSection order={order} isOwn={false} /> }])
    return renderToStaticMarkup(<Shop initialEntries={['/']} />)
  }
  const day = formatWeekday(new Date('2026-11-25T12:00:00+07:00'), 'vi')
  expect(detailsOf({ method: 'standard' }).split(day)).toHaveLength(2)
  expect(detailsOf({ method: 'pickup' })).not.toContain(day)
})
