import { describe, expect, test } from 'vitest'
import { momentCell, momentField, momentText, readMoment } from './typed-moment.ts'

describe('a typed date and time', () => {
  test.for<[string, 'from' | 'until', string]>([
    ['24/12/2026', 'from', '2026-12-23T17:00:00.000Z'],
    ['24/12/2026', 'until', '2026-12-24T16:59:59.999Z'],
    ['1/2/2027 8:30', 'from', '2027-02-01T01:30:00.000Z'],
    ['2026-12-24T23:59', 'until', '2026-12-24T16:59:59.999Z'],
    ['2026-12-24T23:59', 'from', '2026-12-24T16:59:00.000Z'],
    ['24-12-2026 00:00', 'until', '2026-12-23T17:00:00.000Z'],
    ['2026-12-24T18:00', 'until', '2026-12-24T11:00:00.000Z'],
  ])('%s as %s is read in Hà Nội time', ([text, edge, at]) => expect(readMoment(text, edge)?.toISOString()).toBe(at))

  test.for(['31/02/2026', '12/2026', '24/13/2026', '24/12/2026 25:00', '24/12/2026 10:75', 'mai', ''])(
    '%j is refused',
    (text) => expect(readMoment(text, 'from')).toBeUndefined(),
  )

  test.for([
    ['24/12/2026', 'from'],
    ['24/12/2026', 'until'],
    ['24/12/2026 18:05', 'until'],
    ['01/01/2027 00:00', 'until'],
  ] as const)('%s as %s is shown as it was typed', ([text, edge]) =>
    expect(momentText(readMoment(text, edge)!, edge)).toBe(text),
  )

  test.for([
    ['2026-12-24', 'from'],
    ['2026-12-24', 'until'],
    ['2026-12-24 18:05', 'until'],
  ] as const)('%s as %s is exported in a form that imports as the same moment', ([text, edge]) =>
    expect(momentCell(readMoment(text, edge)!, edge)).toBe(text),
  )

  test('a stored time stands in a date field as it is read back', () => {
    for (const text of ['2026-12-24T18:05', '2027-01-01T00:00'])
      expect(momentField(readMoment(text, 'from')!)).toBe(text)
    expect(momentField('2026-12-24T11:05:00.000Z')).toBe('2026-12-24T18:05')
    expect(momentField(null)).toBe('')
  })
})
