import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { openAuth } from '#shop/identity/auth.server.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { ownOrder } from './own-order.server.ts'

const orderId = '261121-00000000'

test.beforeEach(({ db, store }) => {
  openAuth(db, 'a secret of at least thirty-two characters')
  useStore({ ...store, db } as Store)
})

test('a return form sent after the session ended leads to the sign-in page; a page, and a form of a stranger, are not found', async ({
  db,
}) => {
  const answerTo = (method: string, headers?: Headers) => {
    const asked = new Request(`http://localhost/orders/${orderId}/return.data`, { method, headers })
    return ownOrder(db, asked, orderId).catch((error: unknown) => error)
  }
  const ledTo = (await answerTo('POST')) as Response
  expect(ledTo.headers.get('Location')).toBe(`/auth?next=%2Forders%2F${orderId}%2Freturn&notice=not-sent`)
  const notFound = { init: { status: 404 } }
  expect(await answerTo('GET')).toMatchObject(notFound)
  expect(await answerTo('POST', await (await userWith(db)).signIn())).toMatchObject(notFound)
})
