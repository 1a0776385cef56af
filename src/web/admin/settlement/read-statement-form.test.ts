import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { readStatementForm } from './read-statement-form.ts'

test('a form with neither a file nor a text says that one of them is needed', async () => {
  const form = new FormData()
  form.set('text', '  ')
  form.set('file', new File([], ''))
  expect((await readStatementForm(form)).error).toBe(m.shipment_settlement_either())
})
