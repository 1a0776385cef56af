import { describe, expect, onTestFinished, test, vi } from 'vitest'
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
    end()
    await start(3)
    expect(begun).toEqual([1, 3])
  })

  test('whoever would wait in vain is told at once, and others wait again once it is quicker', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { start, end } = workers({ atOnce: 1, mayWait: 100, waitMs: 1000 })
    await start(1)
    const refused: number[] = []
    const come = (nth: number) => void start(nth).catch(() => refused.push(nth))
    const freePlaces = async (count: number, ms: number) => {
      for (let n = 0; n < count; n += 1) {
        await vi.advanceTimersByTimeAsync(ms)
        end()
      }
    }
    for (const nth of [2, 3, 4, 5, 6, 7]) come(nth)
    // Of the three that are left then, and those that come, each would wait 300 ms for a place.
    await freePlaces(3, 300)
    for (const nth of [8, 9, 10]) come(nth)
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toEqual([10])
    await freePlaces(3, 1)
    come(11)
    await freePlaces(3, 1)
    expect(refused).toEqual([10])
  })

  test('while nobody leaves, only the first wait in vain', async () => {
    const { start, end } = workers({ atOnce: 1, mayWait: 100, waitMs: 30 })
    await start(1)
    await expect(start(2)).rejects.toBeInstanceOf(QueueFullError)
    const before = performance.now()
    await expect(start(3)).rejects.toBeInstanceOf(QueueFullError)
    expect(performance.now() - before).toBeLessThan(20)
    end()
    await start(4)
  })
})
