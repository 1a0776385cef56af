import { beforeEach, expect, test } from 'vitest'
import { asBrowserReport } from './browser-report.ts'
import { countAlarms } from './count-alarms.ts'
import { forgetEvents, maxInMemory, recentEvents, rememberEvents, type RecentEvent } from './recent-events.ts'

const event = (id: number): RecentEvent => ({ id, type: 'sign-in', severity: 'low', at: new Date(id) })

beforeEach(forgetEvents)

test('the newest thousand events are kept, newest first, in whatever order they arrive', () => {
  rememberEvents(Array.from({ length: 990 }, (_, at) => event(at + 1)))
  rememberEvents([event(1500), event(1400), event(3)])
  rememberEvents(Array.from({ length: 20 }, (_, at) => event(at + 1401)))
  const ids = recentEvents().map(({ id }) => id)
  expect(ids).toHaveLength(maxInMemory)
  expect(ids.slice(0, 2)).toEqual([1500, 1420])
  expect(ids.at(-1)).toBe(13)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an event reported by a browser raises no alarm', () => {
  const at = new Date()
  rememberEvents([{ id: 1, ...asBrowserReport({ type: 'sign-in', severity: 'critical' }), at }])
  expect(countAlarms()).toEqual({ risk: 'low', alarms: 0 })
  rememberEvents([{ id: 2, type: 'sign-in', severity: 'critical', at }])
  expect(countAlarms()).toEqual({ risk: 'high', alarms: 1 })
})
