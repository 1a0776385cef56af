import { describe, expect, test } from 'vitest'
import { inDemoShop, inLiveShop } from '#test/in-shop.ts'
import { securityHeaders } from './security-headers.ts'

describe('the security headers of every answer', () => {
  test('no page may use camera, microphone, location or interests, and none is tied to the window that opened it', () => {
    expect(securityHeaders()).toMatchObject({
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  test('no other site may load or frame our answers, and no browser may guess their type', () => {
    expect(securityHeaders()).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
  })

  test('a live shop keeps browsers on TLS, a demo shop does not', () => {
    const [live, demo] = [inLiveShop(securityHeaders), inDemoShop(securityHeaders)]
    expect(live['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
    expect(demo).not.toHaveProperty('Strict-Transport-Security')
  })
})
