import { expect, test } from 'vitest'
import { countMessage } from './count-message.ts'

test('a count of one takes the singular message, zero and more take the plural', () => {
  const one = () => '1 product'
  const more = ({ count }: { count: number }) => `${count} products`
  expect([0, 1, 2].map((count) => countMessage(count, [one, more]))).toEqual(['0 products', '1 product', '2 products'])
})
