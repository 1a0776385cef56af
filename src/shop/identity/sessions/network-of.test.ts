import { describe, expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

describe('whom an address belongs to', () => {
  test.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2:ffff::1',
    '2001:0DB8:0001:0002::',
    '[2001:db8:1:2::9]:443',
    '2001:db8:1:2::1%eth0',
  ])('%s is of one IPv6 network', (ip) => expect(networkOf(ip)).toBe('2001:db8:1:2::/64'))

  test.each(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7:5000'])(
    '%s is one IPv4 address',
    (ip) => expect(networkOf(ip)).toBe('203.0.113.7'),
  )

  test('neighbours are not of one network', () => {
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })

  test.each(['', 'unknown', '127.1', '0x7f000001', 'localhost', '1.2.3.4, 5.6.7.8'])('%j is no address', (ip) =>
    expect(networkOf(ip)).toBe('unknown'),
  )
})
