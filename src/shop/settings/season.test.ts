import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.for([
  ['2026-04-30', 'spring'],
  ['2026-05-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
  ['2027-01-01', 'winter'],
  ['2027-02-06', 'winter'],
  ['2027-02-28', 'winter'],
  ['2028-02-29', 'winter'],
  ['2027-03-01', 'spring'],
] as const)('%s is in %s', ([day, season]) => expect(seasonOf(day)).toBe(season))
