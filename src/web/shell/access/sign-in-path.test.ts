import { expect, test } from 'vitest'
import { signInPath } from './sign-in-path.ts'

const url = 'http://shop.example/en/product/x/review.data?_routes=a'

test('a visitor comes back to the page that was asked for', () => {
  expect(signInPath({ url, method: 'GET' })).toBe('/auth?next=%2Fproduct%2Fx%2Freview')
  expect(signInPath({ url, method: 'GET' }, { owesSecondFactor: true })).toBe(
    '/auth/two-factor?next=%2Fproduct%2Fx%2Freview',
  )
})

test('a customer whose session ended while writing is told that the form was not sent', () => {
  expect(signInPath({ url, method: 'POST' })).toBe('/auth?next=%2Fproduct%2Fx%2Freview&notice=not-sent')
})
