import { describe, expect } from 'vitest'
import { store, useStore, type Db } from '#platform/postgres/db.server.ts'
import { listOpenStatementRows } from '#shop/payments/settlements/list-open-statement-rows.ts'
import { m } from '#words/messages.js'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { action } from './settlement-page.tsx'

/** Sends the statement form; the answer of the page, or the address to which it leads. */
async function send(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const url = new URL('http://shop.test/admin/settlement')
  const request = new Request(url, { method: 'POST', body: form })
  const context = { get: () => ({ actor: 'user:lan' }) }
  const answer = await action({ request, url, context } as unknown as Parameters<typeof action>[0])
  return answer instanceof Response ? { to: answer.headers.get('Location') } : answer.data
}

const statement = { name: 'GHN 25/11', text: 'Mã vận đơn;Ngày;COD\nX1;25;10.000' }

describe('columns of a statement', () => {
  test.beforeEach(async ({ db, store: own }) => {
    useStore({ ...own, db } as typeof store)
    await openSmallShop(db)
  })
  const openRows = async (db: Db) => (await listOpenStatementRows(db)).map(({ said, amount }) => [said, amount])

  test('staff who change one after the check see the new result first, and nothing is recorded', async ({ db }) => {
    const checked = await send({ intent: 'check', ...statement })
    const { digest = '', codeAt, amountAt } = ('statement' in checked && checked.statement) || {}
    expect([codeAt, amountAt]).toEqual([0, 2])
    const columns = { codeAt: '1', amountAt: '2' }
    const other = await send({ intent: 'settle', ...statement, ...columns, checked: digest })
    expect(other).toMatchObject({ error: m.shipment_statement_unchecked(), rows: [{ said: '25', outcome: 'unknown' }] })
    expect(await openRows(db)).toEqual([])
    expect(await send({ intent: 'settle', ...statement, checked: digest })).toEqual({
      to: '/admin/settlement?settled=0',
    })
    expect(await openRows(db)).toEqual([['X1', 10_000]])
  })
})
