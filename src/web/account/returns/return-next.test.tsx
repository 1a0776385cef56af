import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import type { RefundProgress } from '#shop/returns/find-return-refund.ts'
import type { ReturnView } from '#web/shell/returns/view-return.server.ts'
import { m } from '#words/messages.js'
import { ReturnNext } from './return-next.tsx'

type Props = Parameters<typeof ReturnNext>[0]
const none = { paid: 0, coming: 0, failed: 0 }
const amount = dong(500_000)

/** The box of a settled return that was agreed to be refunded, as its buyer reads it. */
function boxOf(refund: Partial<RefundProgress>, more: Partial<ReturnView> & { isOwn?: boolean } = {}) {
  const { isOwn = true, ...others } = more
  const withheld = { withheldBundleDiscount: null, withheldOfferDiscount: null }
  const one = { state: 'closed', refunded: 500_000, ...withheld, ...others }
  const props = { one, isOwn, shop: {}, refund: { ...none, ...refund } } as unknown as Props
  const Shop = createRoutesStub([{ path: '/', Component: () => <ReturnNext {...props} /> }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('a buyer reads that money will come only while it will: not once it was paid, dropped or refused', () => {
  const coming = m.return_now_refund_coming({ amount })
  expect(boxOf({ coming: 500_000 })).toContain(coming)
  expect(boxOf({ paid: 500_000 })).toContain(m.return_now_refunded({ amount }))
  expect(boxOf({ failed: 500_000 })).toContain(m.return_now_refund_failed({ amount }))
  expect(boxOf({ paid: 500_000 }) + boxOf({ failed: 500_000 })).not.toContain(coming)
})

test('the owner of an account comes from an exchange to the new order, a guest to the page that finds it', () => {
  const exchangeOrderId = '261121-K7M2Q9XA'
  expect(boxOf({}, { exchangeOrderId })).toContain(`href="/orders/${exchangeOrderId}"`)
  expect(boxOf({}, { exchangeOrderId, isOwn: false })).toContain('href="/orders/find?code=K7M2Q9XA"')
})

test('a return that the shop ended says that nothing arrived, and not that its buyer withdrew it', () => {
  const ended = boxOf({}, { state: 'withdrawn', isEnded: true })
  expect(ended).toContain(m.return_now_ended_text())
  expect(ended).not.toContain(m.return_now_withdrawn())
  expect(boxOf({}, { state: 'withdrawn', isEnded: false })).toContain(m.return_now_withdrawn())
})

test('the code of a parcel on its way can still be corrected', () => {
  const sent = boxOf({}, { state: 'under_way', trackingCode: 'VE1' })
  expect(sent).toContain(m.return_sent_correct_text())
  expect(sent).toContain('value="VE1"')
})
