import { afterEach, describe, expect, test } from 'vitest'
import { setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { namedPolicy, namedTag } from './named-policy.ts'

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }

afterEach(() => setSecuritySwitches({ enforcesPolicy: true }))

describe('the content security policy under the merchant’s switch', () => {
  test('the policy is enforced while the switch is on', () => {
    expect(namedPolicy(headers)).toEqual(headers)
    expect(namedTag('W/"abc"')).toBe('W/"abc"')
  })

  test('the policy only reports while the switch is off, and the page gets another ETag', () => {
    setSecuritySwitches({ enforcesPolicy: false })
    expect(namedPolicy(headers)).toEqual({
      'content-type': 'text/html',
      'content-security-policy-report-only': "default-src 'none'",
    })
    expect(namedPolicy({ 'content-type': 'image/webp' })).toEqual({ 'content-type': 'image/webp' })
    expect(namedTag('W/"abc"')).toBe('W/"abc.r"')
  })
})
