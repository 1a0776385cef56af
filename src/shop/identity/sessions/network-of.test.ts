import { describe, expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

describe('the network of an address', () => {
  test.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2:ffff::1',
    '2001:0DB8:0001:0002::',
    '[2001:db8:1:2::9]:443',
    '2001:db8:1:2::1%eth0',
  ])('%s belongs to its IPv6 /64 network', (ip) => expect(networkOf(ip)).toBe('2001:db8:1:2::/64'))

  test.each(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7:5000'])(
    '%s is one IPv4 address',
    (ip) => expect(networkOf(ip)).toBe('203.0.113.7'),
  )

  test('neighbouring IPv6 networks differ', () => {
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })

  test.each(['', 'unknown', '127.1', '0x7f000001', 'localhost', '1.2.3.4, 5.6.7.8'])('%j is an unknown network', (ip) =>
    expect(networkOf(ip)).toBe('unknown'),
  )
})
