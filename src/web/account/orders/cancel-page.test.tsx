import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import CancelPage from './cancel-page.tsx'

type Props = Parameters<typeof CancelPage>[0]

/** The page of an order that may be cancelled, with this money, as HTML. */
function htmlOf(money: { paid: number; unmatched: number }) {
  const order = { id: 'o1', code: 'K7M2Q9XA', mayCancel: true, isOverpaid: false, ...money }
  const props = { loaderData: { order } } as unknown as Props
  const Shop = createRoutesStub([{ path: '/', Component: () => <CancelPage {...props} /> }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('a buyer whose money fits no order yet is not told that nothing was paid', () => {
  expect(htmlOf({ paid: 0, unmatched: 0 })).toContain(m.order_cancel_unpaid())
  const held = htmlOf({ paid: 0, unmatched: 900_000 })
  expect(held).not.toContain(m.order_cancel_unpaid())
  expect(held).toContain(m.order_unmatched({ amount: dong(900_000) }))
  const both = htmlOf({ paid: 400_000, unmatched: 900_000 })
  expect(both).toContain(m.order_cancel_refund({ amount: dong(400_000) }))
  expect(both).toContain(m.order_unmatched({ amount: dong(900_000) }))
})
