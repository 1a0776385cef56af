import { expect, test } from 'vitest'
import type { EventSeverity } from './event.ts'
import { riskLevel } from './risk-level.ts'

const now = new Date('2026-11-21T10:00:00Z')
const events = (severity: EventSeverity, count: number, minutesAgo = 10) =>
  Array.from({ length: count }, () => ({ severity, at: new Date(now.getTime() - minutesAgo * 60_000) }))
const risk = (...all: ReturnType<typeof events>[]) => riskLevel(all.flat(), now)

test('no events, many low ones or four medium ones are low risk', () => {
  expect(risk()).toBe('low')
  expect(risk(events('low', 500), events('medium', 4))).toBe('low')
})
test('one high event or five medium ones are medium risk', () => {
  expect(risk(events('high', 1))).toBe('medium')
  expect(risk(events('high', 2), events('medium', 4))).toBe('medium')
  expect(risk(events('medium', 5))).toBe('medium')
})
test('one critical event or three high ones are high risk', () => {
  expect(risk(events('critical', 1))).toBe('high')
  expect(risk(events('high', 3))).toBe('high')
})
test('events an hour old and events in the future do not count', () => {
  expect(risk(events('critical', 3, 60), events('high', 1, 59))).toBe('medium')
  expect(risk(events('critical', 3, -5))).toBe('low')
})
