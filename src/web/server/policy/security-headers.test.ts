import { describe, expect, test } from 'vitest'
import { inDemoShop, inLiveShop } from '#test/in-shop.ts'
import { securityHeaders } from './security-headers.ts'

describe('the headers of every answer', () => {
  test('let no page use camera, microphone, place or interests, nor any window that opened it', () => {
    expect(securityHeaders()).toMatchObject({
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
  })

  test('let no other site load, frame or guess at what we send', () => {
    expect(securityHeaders()).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
  })

  test('keep browsers on TLS where the shop has it, and not on a laptop', () => {
    const [live, demo] = [inLiveShop(securityHeaders), inDemoShop(securityHeaders)]
    expect(live['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
    expect(demo).not.toHaveProperty('Strict-Transport-Security')
  })
})
