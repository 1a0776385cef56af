import { expect, test } from 'vitest'
import { shipmentLinesIn } from './shipment-forms.ts'

const [skates, helmet, gone] = ['1', '2', '3'].map((one) => `${one.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
]
const most = new Map([
  [skates, 2],
  [helmet, 1],
])
const typed = (counts: Record<string, string>) => {
  const form = new FormData()
  form.set('intent', 'check')
  for (const [lineId, count] of Object.entries(counts)) form.set(`line-${lineId}`, count)
  return shipmentLinesIn(form, most)
}

test('each line is counted, none of a line too', () => {
  const { lines, errors } = typed({ [skates]: ' 2 ', [helmet]: '0' })
  expect(errors).toBe(false)
  expect(lines).toEqual([
    { lineId: skates, quantity: 2 },
    { lineId: helmet, quantity: 0 },
  ])
})

test.each(['', 'o', '1,5', '-1', '3'])(
  'who types "%s" for two pairs is asked again, and nothing is written off',
  (count) => {
    expect(typed({ [skates]: count, [helmet]: '1' }).errors).toEqual({
      [`line-${skates}`]: expect.stringContaining('0 đến 2'),
    })
  },
)

test('a line that somebody else packed meanwhile is left to the flow, which refuses it in words', () => {
  expect(typed({ [gone]: '1' }).errors).toBe(false)
})
