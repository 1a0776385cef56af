import { expect, test } from 'vitest'
import type { EventSeverity } from './event.ts'
import { riskLevel } from './risk-level.ts'

const now = new Date('2026-11-21T10:00:00Z')
const events = (severity: EventSeverity, count: number, minutesAgo = 10) =>
  Array.from({ length: count }, () => ({ severity, at: new Date(now.getTime() - minutesAgo * 60_000) }))
const risk = (...all: ReturnType<typeof events>[]) => riskLevel(all.flat(), now)

test('a quiet hour is low, and so are many low events and four medium ones', () => {
  expect(risk()).toBe('low')
  expect(risk(events('low', 500), events('medium', 4))).toBe('low')
})
test('one high event or five medium ones make it medium', () => {
  expect(risk(events('high', 1))).toBe('medium')
  expect(risk(events('high', 2), events('medium', 4))).toBe('medium')
  expect(risk(events('medium', 5))).toBe('medium')
})
test('one critical event or three high ones make it high', () => {
  expect(risk(events('critical', 1))).toBe('high')
  expect(risk(events('high', 3))).toBe('high')
})
test('what is an hour old no longer counts, and what is yet to come does not count yet', () => {
  expect(risk(events('critical', 3, 60), events('high', 1, 59))).toBe('medium')
  expect(risk(events('critical', 3, -5))).toBe('low')
})
