import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { CartBar } from './cart-summary.tsx'

/** What the bar of a phone says of a cart of 1.000.000 ₫ with this discount. */
function barOf(discount: number) {
  const view = { lines: [{}, {}], problems: [], subtotal: 1_000_000, promotions: { discount } }
  const Component = () => <CartBar view={view as unknown as Parameters<typeof CartBar>[0]['view']} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('a shopper with a discount reads one name for one amount: the bar does not call the lower sum the subtotal', () => {
  expect(barOf(0)).toContain(m.cart_drawer_subtotal())
  expect(barOf(100_000)).toContain(m.promotion_after())
  expect(barOf(100_000)).toContain(dong(900_000))
  expect(barOf(100_000)).not.toContain(m.cart_drawer_subtotal())
})
