import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnReasons, type ReturnReason } from './return-reasons.ts'
import { maxReturnable, returnable, type LineForReturn } from './returnable.ts'

const delivered = new Date('2026-11-20T09:00:00+07:00')
const line = (changes: Partial<LineForReturn> = {}): LineForReturn => ({
  arrivals: [{ quantity: 2, at: delivered }],
  asked: 0,
  isService: false,
  isFinal: false,
  terms: { exchangeDays: 15, warrantyMonths: 6 },
  ...changes,
})

describe('returnable pieces', () => {
  test.for<[ReturnReason, string, number, string, string?]>([
    ['too_small', '2026-12-05', 2, '2026-12-05'],
    ['too_small', '2026-12-06', 0, '2026-12-05', 'too-late'],
    ['changed_mind', '2026-12-05', 2, '2026-12-05'],
    ['wrong_item', '2026-12-20', 2, '2026-12-20'],
    ['not_as_described', '2026-12-21', 0, '2026-12-20', 'too-late'],
    ['defect', '2027-05-20', 2, '2027-05-20'],
    ['defect', '2027-05-21', 0, '2027-05-20', 'too-late'],
  ])('%s on %s: %i pieces, until %s', ([reason, today, left, until, why]) =>
    expect(returnable(line(), reason, today)).toEqual({ left, until, ...(why && { why }) }),
  )

  test.each<[string, Partial<LineForReturn>, ReturnReason, string]>([
    ['a line that never arrived', { arrivals: [] }, 'defect', 'not-delivered'],
    ['a line already asked for', { asked: 2 }, 'defect', 'none-left'],
    ['a service', { isService: true }, 'defect', 'service'],
    ['a sharpened pair that does not please', { isFinal: true }, 'changed_mind', 'final'],
    ['a sharpened pair of the wrong size', { isFinal: true }, 'too_large', 'final'],
    [
      'a pair that does not fit where the shop offers no exchange',
      { terms: { exchangeDays: 0, warrantyMonths: 6 } },
      'too_small',
      'not-offered',
    ],
  ])('%s cannot be returned', (_, changes, reason, why) =>
    expect(returnable(line(changes), reason, '2026-11-21')).toMatchObject({ left: 0, why }),
  )

  test('a sharpened pair with a defect can be returned, and without warranty the legal 30 days apply', () => {
    expect(returnable(line({ isFinal: true }), 'defect', '2026-11-21').left).toBe(2)
    const bare = line({ terms: { exchangeDays: 0, warrantyMonths: 0 } })
    expect(returnable(bare, 'defect', '2026-12-20')).toEqual({ left: 2, until: '2026-12-20' })
  })

  test('each parcel has its own deadline: the later one can be returned when the first is too old', () => {
    const two = line({
      arrivals: [
        { quantity: 1, at: delivered },
        { quantity: 1, at: new Date('2026-11-28T02:00:00Z') },
      ],
    })
    expect(returnable(two, 'too_small', '2026-12-08')).toEqual({ left: 1, until: '2026-12-13' })
    expect(returnable({ ...two, asked: 1 }, 'too_small', '2026-12-08').left).toBe(1)
  })

  test('a warranty that starts on the 31st ends on the last day of a shorter month', () => {
    const late = line({ arrivals: [{ quantity: 1, at: new Date('2026-08-31T03:00:00Z') }] })
    expect(returnable(late, 'defect', '2027-01-01').until).toBe('2027-02-28')
  })

  test('never more is returnable than arrived and was not asked for yet, for random lines', () => {
    const anyLine = fc.record({
      arrivals: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 5 }),
          at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        }),
        { maxLength: 4 },
      ),
      asked: fc.nat(20),
      isService: fc.boolean(),
      isFinal: fc.boolean(),
      terms: fc.record({ exchangeDays: fc.nat(40), warrantyMonths: fc.nat(24) }),
    })
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...returnReasons), (one, reason) => {
        const { left, why } = returnable(one, reason, '2026-10-01')
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(maxReturnable(one))
        expect(why === undefined).toBe(left > 0)
      }),
    )
  })
})
