import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { inDemoShop } from '#test/in-shop.ts'
import { clientAddressFrom } from './client-address.ts'

const socket = { remoteAddress: '10.0.0.2' } as IncomingMessage['socket']
const from = (forwarded?: string) => clientAddressFrom({ headers: { 'x-forwarded-for': forwarded }, socket })
const behindProxy = (forwarded?: string) => inDemoShop(() => from(forwarded), { TRUST_PROXY: 'true' })

describe('the address of a client', () => {
  test('behind a proxy it is the address that the proxy appended, not what the browser wrote before it', () => {
    expect(behindProxy('203.0.113.7')).toBe('203.0.113.7')
    expect(behindProxy('127.0.0.1, 198.51.100.9,203.0.113.7')).toBe('203.0.113.7')
  })

  test('without a trusted proxy, or when the proxy says nothing, it is the address of the socket', () => {
    expect(inDemoShop(() => from('203.0.113.7'))).toBe('10.0.0.2')
    expect(behindProxy()).toBe('10.0.0.2')
    expect(behindProxy(' ')).toBe('10.0.0.2')
  })
})
