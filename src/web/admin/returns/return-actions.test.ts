import { expect, test } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import type { AdminReturn } from './read-admin-return.ts'
import { pieceFields } from './piece-fields.ts'
import { returnActions } from './return-actions.ts'

test('goods that came back are received only after staff chose the state of each piece', async () => {
  const adminReturn = { id: 'r', lines: [{ id: 'pair', quantity: 2 }] } as AdminReturn
  const form = new FormData()
  const [first, second] = [pieceFields('pair', 1).came, pieceFields('pair', 2).came]
  form.set(first, 'good')
  form.set(second, '')
  const answer = await returnActions.receive({ db: {} as Db, actor: 'user:lan', adminReturn, form })
  expect(Object.keys(answer?.errors ?? {})).toEqual([second])
  expect(answer?.values).toMatchObject({ [first]: 'good' })
})

test('a worn pair counts in full in an exchange only with a reason', async () => {
  const form = new FormData()
  form.set('whole', 'on')
  form.set('reason', ' ')
  const answer = await returnActions.exchange({ db: {} as Db, actor: 'user:lan', adminReturn: {} as AdminReturn, form })
  expect(Object.keys(answer?.errors ?? {})).toEqual(['reason'])
  expect(answer?.values).toMatchObject({ whole: 'on' })
})
