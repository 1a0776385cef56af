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
