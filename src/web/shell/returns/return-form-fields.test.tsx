import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { ReturnFormFields } from './return-form-fields.tsx'

const formOf = (needsBank: boolean, isStaff: boolean) => {
  const view = { id: 'a', code: 'K7', exchangeDays: 7, lines: [], needsBank, isStaff }
  return renderToStaticMarkup(<ReturnFormFields view={view} answer={{ errors: {}, values: {} }} requestKey="a" />)
}

test('who paid cash is told that the money goes to the account below, not that it comes back as it was paid', () => {
  expect(formOf(true, false)).toContain(m.return_wish_refund_bank_note())
  expect(formOf(true, false)).not.toContain(m.return_wish_refund_note())
  expect(formOf(true, true)).not.toContain(m.return_admin_refund_note())
  expect(formOf(false, false)).toContain(m.return_wish_refund_note())
  expect(formOf(false, true)).toContain(m.return_admin_refund_note())
})
