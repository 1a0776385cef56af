import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import type { AdminReturn } from './read-admin-return.ts'
import { ReturnNextPanel } from './return-next-panel.tsx'

const none = { paid: 0, coming: 0, failed: 0 }
const amount = dong(500_000)

function panelOf(adminReturn: object) {
  const Component = () => <ReturnNextPanel adminReturn={adminReturn as AdminReturn} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('staff read of a settled return that its refund was dropped, not that it was paid', () => {
  const settled = (refund: object) =>
    panelOf({ state: 'closed', orderId: 'o1', refunded: 500_000, refund: { ...none, ...refund } })
  expect(settled({ failed: 500_000 })).toContain(m.return_admin_refund_failed({ amount }))
  expect(settled({ failed: 500_000 })).not.toContain(m.return_admin_refunded({ amount: '' }).trim())
  expect(settled({ coming: 500_000 })).toContain(m.order_admin_next_refund({ amount }))
  expect(settled({ paid: 500_000 })).toContain(m.return_admin_refunded({ amount }))
})

test('staff see what a worn pair counts in an exchange, and may count it in full with a reason', () => {
  const exchange = { refusal: null, total: 500_000, owed: 0, credit: 0, whole: { total: 0, owed: 0 } }
  const received = (changes: object) =>
    panelOf({ state: 'received', suggested: null, free: 0, exchange: { ...exchange, ...changes } })
  expect(received({})).toContain(m.return_admin_exchange_used({ credit: dong(0) }))
  expect(received({})).toContain('name="whole"')
  expect(received({ whole: { total: 0, owed: 500_000 } })).toContain(
    m.return_admin_exchange_whole_less({ amount: dong(500_000) }),
  )
  expect(received({ whole: null, total: 0 })).toContain(m.return_admin_exchange_even())
  expect(received({ whole: null, total: 0 })).not.toContain('name="whole"')
})
