import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pipelined } from './pipelined.ts'

test('answers come in the order of the queries', async () => {
  const slow = pause(5).then(() => 'slow')
  expect(await pipelined(slow, 'no question', Promise.resolve(3))).toEqual(['slow', 'no question', 3])
})

test('a failed query waits for the others, which would otherwise write after the rollback', async () => {
  let isWritten = false
  const late = pause(20).then(() => (isWritten = true))
  await expect(pipelined(Promise.reject(new Error('short')), late)).rejects.toThrow('short')
  expect(isWritten).toBe(true)
})

test('the first cause is thrown, not the error that the transaction was aborted', async () => {
  const over = Object.assign(new Error('current transaction is aborted'), { code: '25P02' })
  const wrapped = new Error('Failed query', { cause: over })
  await expect(pipelined(Promise.reject(wrapped), Promise.reject(new Error('taken')))).rejects.toThrow('taken')
})
