import { describe, expect, test } from 'vitest'
import { authPathTo, authViewOf } from './auth-view.ts'

const seen = (path: string) => authViewOf(new URL(path, 'http://shop.invalid'))

describe('the views of /auth and /auth/signup', () => {
  test.each([
    ['/auth', 'sign-in', false],
    ['/auth?mode=signin', 'sign-in', false],
    ['/auth?mode=signup', 'sign-up', false],
    ['/auth?mode=admin', 'sign-in', true],
    ['/auth/signup', 'sign-up', false],
    ['/en/auth/signup', 'sign-up', false],
    ['/auth/signup.data', 'sign-up', false],
    ['/auth/signup?mode=signin', 'sign-in', false],
    ['/auth/signup?mode=admin', 'sign-in', true],
    ['/auth?tab=reset-password', 'reset', false],
    ['/auth?tab=reset-password&mode=admin', 'reset', true],
    ['/auth?mode=nonsense&tab=nonsense', 'sign-in', false],
  ])('%s shows %s', (path, view, isAdmin) => expect(seen(path)).toEqual({ view, isAdmin }))

  test('links between the views keep the requested page', () => {
    expect(authPathTo('sign-up', { next: '/orders/x?y=1' })).toBe('/auth/signup?next=%2Forders%2Fx%3Fy%3D1')
    expect(authPathTo('sign-in', {})).toBe('/auth')
    expect(authPathTo('sign-up', { next: '/cart', social: 'google' })).toBe('/auth/signup?with=google&next=%2Fcart')
    expect(authPathTo('reset', { next: '/cart', isAdmin: true })).toBe(
      '/auth?mode=admin&tab=reset-password&next=%2Fcart',
    )
  })
})
