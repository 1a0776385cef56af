import { expect, test } from 'vitest'
import { requestedPath } from './requested-path.ts'

test.for([
  ['/profile', '/profile'],
  ['/en/profile', '/profile'],
  ['/en', '/'],
  ['/profile.data', '/profile'],
  ['/en/profile.data?_routes=a%2Fb', '/profile'],
  ['/profile?tab=1&x=2', '/profile?tab=1&x=2'],
  ['/profile.data?_routes=a&tab=1', '/profile?tab=1'],
  ['/profile.data?tab=1&_routes=a', '/profile?tab=1'],
  ['/profile.data?tab=1&_routes=a&x=2', '/profile?tab=1&x=2'],
])('a visitor who requested %s returns to %s', ([asked, back]) =>
  expect(requestedPath({ url: `http://shop.example${asked}` })).toBe(back),
)
