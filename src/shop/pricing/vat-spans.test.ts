import { describe, expect, test } from 'vitest'
import { vatSpans } from './vat-spans.ts'

const row = (vatClass: string, rate: number, from: string) => ({ id: `${vatClass}${from}`, vatClass, rate, from })
const law = [row('goods', 8, '2025-07-01'), row('goods', 10, '2027-01-01'), row('metal', 10, '2025-07-01')]
const spans = (today: string) => vatSpans(law, today).map(({ until, when }) => [until, when])

describe('the time span of a VAT rate', () => {
  test('a rate ends the day before the next rate of its class', () => {
    expect(spans('2026-12-31')).toEqual([
      ['2026-12-31', 'now'],
      [null, 'planned'],
      [null, 'now'],
    ])
    expect(spans('2027-01-01')).toEqual([
      ['2026-12-31', 'past'],
      [null, 'now'],
      [null, 'now'],
    ])
  })
})
