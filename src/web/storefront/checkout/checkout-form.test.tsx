import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { AgreeNote } from './checkout-form.tsx'
import { daysText } from './delivery-fields.tsx'

const noteOf = (payment: 'bank_transfer' | undefined, isFree: boolean) =>
  renderToStaticMarkup(<AgreeNote phone="" payment={payment} isFree={isFree} />)

test('a buyer reads that money must arrive first only once a method is chosen and something is to be paid', () => {
  expect(noteOf('bank_transfer', false)).toContain(m.checkout_agree_ahead())
  for (const note of [noteOf(undefined, false), noteOf('bank_transfer', true)]) {
    expect(note).not.toContain(m.checkout_agree_ahead())
    expect(note).toContain(m.checkout_agree_cancel())
  }
})

test('goods for pickup are ready on these days, and are not delivered', () => {
  const days = { from: 'Thứ Hai', until: 'Thứ Ba', fee: 0, notice: '', isToday: null }
  expect(daysText({ ...days, method: 'pickup' })).toBe(m.checkout_ready({ days: 'Thứ Hai – Thứ Ba' }))
  expect(daysText({ ...days, method: 'pickup', until: 'Thứ Hai' })).toBe(m.checkout_ready({ days: 'Thứ Hai' }))
  expect(daysText({ ...days, method: 'standard' })).toBe(m.checkout_days(days))
})
