import { describe, expect, test } from 'vitest'
import { readUserAgent } from './read-user-agent.ts'
import { maskedNetwork } from './masked-network.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

describe('a device read from its user agent', () => {
  test.for<[string, string | undefined, string | undefined]>([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) coc_coc_browser/130.0 ${chrome} Safari/537.36`, 'Cốc Cốc', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 15; SM-S928B) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 15; SM-A556E) SamsungBrowser/28.0 ${chrome}`, 'Samsung Internet', 'Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Zalo iOS/600', 'Zalo', 'iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    ['curl/8.9', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', ([text, browser, system]) => expect(readUserAgent(text)).toEqual({ browser, system }))

  test('a missing user agent gives no device', () => expect(readUserAgent(null)).toEqual({}))
})

describe('a masked network', () => {
  test.for<[string, string | undefined]>([
    ['203.0.113.7', '203.0.*.*'],
    ['::ffff:203.0.113.7', '203.0.*.*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:*'],
    ['2001:db8::6', '2001:db8:*'],
    ['', undefined],
    ['unknown', undefined],
  ])('%s', ([ip, seen]) => expect(maskedNetwork(ip)).toBe(seen))
})
