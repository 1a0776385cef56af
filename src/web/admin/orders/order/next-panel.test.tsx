import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { NextPanel } from './next-panel.tsx'

const work = { id: 'w1', code: 'QMC2YWED-W1', state: 'waiting' }

/** The panel of a confirmed order, as HTML. */
function panelOf(line: { stocked: boolean }, { state = work.state, method = 'pickup' } = {}) {
  const order = {
    state: 'confirmed',
    unreadable: [],
    moves: ['pack'],
    method,
    workOrders: [{ ...work, state }],
    lines: [{ ...line, services: [] }],
  }
  const Component = () => <NextPanel order={order as unknown as Parameters<typeof NextPanel>[0]['order']} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('an order of a sharpening alone leads staff to its work order: there is nothing to pack', () => {
  expect(panelOf({ stocked: false })).toContain('href="/admin/work/w1"')
  expect(panelOf({ stocked: false })).not.toContain('value="pack"')
})

test('goods beside the work are packed', () => expect(panelOf({ stocked: true })).toContain('value="pack"'))

test('finished skates of a customer who picks them up are handed back on the work order; those that go by carrier are packed', () => {
  expect(panelOf({ stocked: false }, { state: 'done' })).not.toContain('value="pack"')
  expect(panelOf({ stocked: false }, { state: 'done', method: 'standard' })).toContain('value="pack"')
})
