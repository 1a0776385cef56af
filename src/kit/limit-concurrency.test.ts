import { describe, expect, test } from 'vitest'
import { QueueFullError, limitConcurrency } from './limit-concurrency.ts'

/** Runs until told to end, and says that it began. */
function workers(rule: Parameters<typeof limitConcurrency>[0]) {
  const { enter, leave } = limitConcurrency(rule)
  const begun: number[] = []
  const start = async (nth: number) => {
    await enter()
    begun.push(nth)
  }
  return { begun, start, end: leave }
}
const moment = () => new Promise((done) => setImmediate(done))

describe('turns', () => {
  test('so many at once; who waits comes in the order of coming', async () => {
    const { begun, start, end } = workers({ atOnce: 2, mayWait: 10 })
    for (const nth of [1, 2, 3, 4]) void start(nth)
    await moment()
    expect(begun).toEqual([1, 2])
    end()
    await moment()
    expect(begun).toEqual([1, 2, 3])
    end()
    end()
    end()
    await moment()
    for (const nth of [5, 6, 7]) void start(nth)
    await moment()
    expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('whoever finds the queue full is told at once', async () => {
    const { start } = workers({ atOnce: 1, mayWait: 1 })
    await start(1)
    void start(2)
    await expect(start(3)).rejects.toBeInstanceOf(QueueFullError)
  })

  test('nobody waits for ever, and a place that was given up goes to the next', async () => {
    const { begun, start, end } = workers({ atOnce: 1, mayWait: 5, waitMs: 30 })
    await start(1)
    await expect(start(2)).rejects.toBeInstanceOf(QueueFullError)
    const third = start(3)
    end()
    await third
    expect(begun).toEqual([1, 3])
  })
})
