import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TimelineRow } from '#shop/orders/timeline/list-timeline.ts'
import { timelineKinds, type TimelineKind } from '#shop/orders/order.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import { TimelinePanel } from './timeline-panel.tsx'

const entry = (kind: TimelineKind, facts: TimelineRow['facts'], method: MethodCode = 'standard') =>
  renderToStaticMarkup(
    <TimelinePanel
      method={method}
      rows={[
        {
          id: 1,
          kind,
          public: true,
          note: null,
          facts,
          at: new Date('2026-11-28T02:00:00Z'),
          actor: 'system',
          actorName: null,
          reason: null,
        },
      ]}
    />,
  )

test('an e-invoice is named by its number as it was typed, a shipment by its own', () => {
  expect(entry('e_invoice', { series: '1C26TLT', number: '00000128' })).toContain('số 00000128')
  expect(entry('shipment_packed', { shipment: 2 })).toMatch(/kiện( số)? 2/i)
})

test('staff read that a parcel to collect is ready, not that a carrier has it', () => {
  const facts = { shipment: 2, carrier: 'Nhận tại cửa hàng' }
  expect(entry('shipment_shipped', facts, 'pickup')).toContain(m.order_timeline_shipment_ready({ number: 2 }))
})

test.for(timelineKinds)('%s has all facts of its sentence', (kind) => {
  const step = kind === 'work' ? 'due' : 'approved'
  const facts = { shipment: 2, number: '128', amount: 5000, day: '2026-12-01', carrier: 'GHN', code: 'K7', step }
  expect(entry(kind, facts)).not.toMatch(/NaN|undefined|Invalid|\[object/)
})
