import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { QueueFullError, limitConcurrency } from './limit-concurrency.ts'

/** Runs until told to end, and records that it began. */
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

describe('limited concurrency', () => {
  test('two tasks run at once and the others start in order of arrival', async () => {
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

  test('a task is refused at once when the queue is full', async () => {
    const { start } = workers({ atOnce: 1, mayWait: 1 })
    await start(1)
    void start(2)
    await expect(start(3)).rejects.toBeInstanceOf(QueueFullError)
  })

  test('a task is refused after its longest wait, and its place goes to the next task', async () => {
    const { begun, start, end } = workers({ atOnce: 1, mayWait: 5, waitMs: 30 })
    await start(1)
    await expect(start(2)).rejects.toBeInstanceOf(QueueFullError)
    end()
    await start(3)
    expect(begun).toEqual([1, 3])
  })

  test('a task is refused at once when its expected wait is too long, and admitted again once work speeds up', async () => {
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
    // Then three are still waiting, and more come; each waits 300 ms for a place.
    await freePlaces(3, 300)
    for (const nth of [8, 9, 10]) come(nth)
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toEqual([10])
    await freePlaces(3, 1)
    come(11)
    await freePlaces(3, 1)
    expect(refused).toEqual([10])
  })

  test('after the first timeout the next task is refused at once, until a place is free again', async () => {
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
