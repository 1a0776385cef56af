import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { StayInTouch } from './stay-in-touch.tsx'

test('a guest who keeps an order in an account finds one box for each consent, none of them ticked', () => {
  const buyer = { id: '261121-K7M2Q9XA', name: 'Lan', email: 'lan@example.com', phone: '0912 345 678', isOwn: false }
  const order = { ...buyer, shop: { name: 'Lướt' } }
  const Shop = createRoutesStub([{ path: '/', Component: () => <StayInTouch order={order} answer={undefined} /> }])
  const page = renderToStaticMarkup(<Shop initialEntries={['/']} />)
  const boxes = page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['terms', 'privacy'])
  expect(boxes.join('')).not.toContain('checked=""')
})
