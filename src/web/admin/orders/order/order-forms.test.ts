import { expect, test } from 'vitest'
import { settleForm } from './order-forms.ts'

test('money is booked in the amount that staff saw: an emptied amount is refused, not read as all that is open', () => {
  const key = crypto.randomUUID()
  const settle = (amount: string) => settleForm.safeParse({ reason: 'Đối soát', amount, way: '', key })
  expect(settle('200.000').data).toMatchObject({ amount: 200_000 })
  expect(settle('').error?.issues.map(({ path }) => path[0])).toEqual(['amount'])
})
