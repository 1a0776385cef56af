import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { NextPanel } from './next-panel.tsx'

const work = { id: 'w1', code: 'QMC2YWED-W1', state: 'waiting' }

/** The panel of a confirmed order, as HTML. */
const panelOf = (line: { stocked: boolean }, { state = work.state, method = 'pickup' } = {}) =>
  htmlOf({
    state: 'confirmed',
    version: 7,
    unreadable: [],
    moves: ['pack'],
    method,
    workOrders: [{ ...work, state }],
    lines: [{ ...line, services: [] }],
  })

/** The panel of a dispatched order with these parcels, as HTML. */
const dispatched = (...parcels: { state: string; restOf: string | null }[]) =>
  htmlOf({
    id: 'o1',
    state: 'shipped',
    unreadable: [],
    moves: ['deliver', 'cancel'],
    method: 'standard',
    workOrders: [],
    shipments: parcels,
    hasArrived: parcels.some(({ state }) => state === 'delivered'),
  })

function htmlOf(order: object) {
  const Component = () => <NextPanel order={order as unknown as Parameters<typeof NextPanel>[0]['order']} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('an order of a sharpening alone leads staff to its work order: there is nothing to pack', () => {
  expect(panelOf({ stocked: false })).toContain('href="/admin/work/w1"')
  expect(panelOf({ stocked: false })).not.toContain('value="pack"')
})

test('goods beside the work are packed', () => expect(panelOf({ stocked: true })).toContain('value="pack"'))

test('staff pack the version of the order that they see', () =>
  expect(panelOf({ stocked: true })).toContain('name="version" value="7"'))

test('finished skates of a customer who picks them up are handed back on the work order; those that go by carrier are packed', () => {
  expect(panelOf({ stocked: false }, { state: 'done' })).not.toContain('value="pack"')
  expect(panelOf({ stocked: false }, { state: 'done', method: 'standard' })).toContain('value="pack"')
})

describe('goods at the customer’s door', () => {
  const [arrived, coming] = [
    { state: 'delivered', restOf: null },
    { state: 'in_transit', restOf: null },
  ]
  const refused = { state: 'handed_over', restOf: 'p1' }

  test('what the customer refused cannot be recorded as received: its parcels are opened instead', () => {
    const html = dispatched(arrived, refused)
    expect(html).not.toContain('value="deliver"')
    expect(html).toContain('href="/admin/orders/o1/parcels"')
  })

  test('another parcel of the order is still received, and a cancellation is not advised once one has arrived', () => {
    expect(dispatched(arrived, refused, coming)).toContain('value="deliver"')
    expect(dispatched(coming)).toContain(m.admin_next_deliver_text())
    expect(dispatched(arrived, coming)).toContain(m.order_admin_next_deliver_part_text())
  })

  test('an order whose parcels all came back waits for nobody to receive it', () => {
    const html = dispatched({ state: 'returned', restOf: null })
    expect(html).not.toContain('value="deliver"')
    expect(html).toContain(m.order_admin_next_gone_text())
  })
})
