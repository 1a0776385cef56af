import { afterEach, describe, expect, test } from 'vitest'
import { setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { namedPolicy, namedTag } from './named-policy.ts'

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }

afterEach(() => setSecuritySwitches({ enforcesPolicy: true }))

describe('the policy of a page', () => {
  test('binds the browser while the guard is up', () => {
    expect(namedPolicy(headers)).toEqual(headers)
    expect(namedTag('W/"abc"')).toBe('W/"abc"')
  })

  test('is only reported on while it is down, and the page is another for who holds the old one', () => {
    setSecuritySwitches({ enforcesPolicy: false })
    expect(namedPolicy(headers)).toEqual({
      'content-type': 'text/html',
      'content-security-policy-report-only': "default-src 'none'",
    })
    expect(namedPolicy({ 'content-type': 'image/webp' })).toEqual({ 'content-type': 'image/webp' })
    expect(namedTag('W/"abc"')).toBe('W/"abc.r"')
  })
})
