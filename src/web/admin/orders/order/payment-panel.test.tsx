import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { settleForm } from './order-forms.ts'
import { PaymentPanel } from './payment-panel.tsx'

const [shown, answered] = ['01987654-3210-7abc-8def-0123456789ab', '01987654-3210-7abc-8def-0123456789ac']

/** The panel of an order that owes 1,000,000, as HTML. */
function htmlOf(answer?: Answer) {
  const payment = {
    method: 'cod',
    state: 'due',
    amount: 1_000_000,
    received: 0,
    refunded: 0,
    owed: 1_000_000,
    uncollected: 0,
    balance: { back: 0, due: 1_000_000, held: 0, over: 0 },
    receipts: [],
    receiptKey: shown,
    maySettle: true,
    link: null,
  }
  const order = { id: 'o1', state: 'confirmed', method: 'standard', payment }
  const props = { order, answer } as unknown as Parameters<typeof PaymentPanel>[0]
  const Shop = createRoutesStub([{ path: '/', Component: () => <PaymentPanel {...props} /> }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('the form that records money carries a key, and a fresh one after a refusal, since nothing was recorded', () => {
  expect(htmlOf()).toContain(`name="key" value="${shown}"`)
  const refused = { intent: 'settle', refusal: '–', values: { key: answered } }
  expect(htmlOf(refused)).toContain(`name="key" value="${shown}"`)
})

test('money is not recorded by a form without its key', () => {
  const typed = { reason: 'Phiếu thu', amount: '400.000', way: 'cash', reference: '' }
  expect(settleForm.safeParse(typed).success).toBe(false)
  expect(settleForm.safeParse({ ...typed, key: shown }).success).toBe(true)
})
