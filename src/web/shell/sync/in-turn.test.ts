import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('whoever asks before the next step has begun shares it; steps never overlap', async () => {
  let running = 0
  let steps = 0
  const ask = inTurn(async () => {
    running += 1
    expect(running).toBe(1)
    steps += 1
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return steps
  })
  const first = [ask(), ask(), ask()]
  await new Promise((done) => setTimeout(done, 1))
  const second = [ask(), ask()]
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  expect(await Promise.all(second)).toEqual([2, 2])
})

test('a step that failed fails its own askers and not the next', async () => {
  let tries = 0
  const ask = inTurn(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return tries
  })
  await expect(ask()).rejects.toThrow('offline')
  expect(await ask()).toBe(2)
})
