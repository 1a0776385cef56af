import { beforeEach, expect, test } from 'vitest'
import { forgetEvents, mostInMemory, recentEvents, rememberEvents, type RecentEvent } from './recent-events.ts'

const event = (id: number): RecentEvent => ({ id, type: 'sign-in', severity: 'low', at: new Date(id) })

beforeEach(forgetEvents)

test('the newest thousand are remembered, the newest first, whatever order they came in', () => {
  rememberEvents(Array.from({ length: 990 }, (_, at) => event(at + 1)))
  rememberEvents([event(1500), event(1400), event(3)])
  rememberEvents(Array.from({ length: 20 }, (_, at) => event(at + 1401)))
  const ids = recentEvents().map(({ id }) => id)
  expect(ids).toHaveLength(mostInMemory)
  expect(ids.slice(0, 2)).toEqual([1500, 1420])
  expect(ids.at(-1)).toBe(13)
  expect(new Set(ids).size).toBe(ids.length)
})
