import { describe, expect, test } from 'vitest'
import { readCspReports } from './read-csp-reports.ts'

const ours = ['https://luot.example']
const old = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://luot.example/shop?q=lan%40example.com',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://cdn.bad.example/a.js?token=1',
    'source-file': 'https://luot.example/assets/root.js',
    'line-number': 7,
    disposition: 'enforce',
    ...change,
  },
})

describe('reading a CSP report', () => {
  test('an old-style report is read without query strings', () =>
    expect(readCspReports(old(), ours)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://cdn.bad.example/a.js',
        page: '/shop',
        disposition: 'enforce',
        source: 'https://luot.example/assets/root.js:7',
      },
    ]))

  test('new-style reports are read together, and other report types are ignored', () => {
    const body = {
      documentURL: 'https://luot.example/',
      effectiveDirective: 'img-src',
      blockedURL: 'data',
      disposition: 'report',
    }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', url: 'https://luot.example/' },
    ]
    expect(readCspReports(reports, ours)).toEqual([
      { directive: 'img-src', blocked: 'data', page: '/', disposition: 'report', source: null },
    ])
  })

  test.each([
    null,
    [],
    {},
    { 'csp-report': {} },
    old({ 'document-uri': 'https://other.example/' }),
    old({ 'document-uri': 'no address' }),
    old({ 'effective-directive': '<script>' }),
    Array.from({ length: 21 }, () => ({ type: 'csp-violation' })),
  ])('a report that is not about our own page is ignored: %j', (report) =>
    expect(readCspReports(report, ours)).toEqual([]),
  )

  test('an inline script is reported as inline, and a long address is cut', () => {
    expect(readCspReports(old({ 'blocked-uri': '' }), ours)[0]!.blocked).toBe('inline')
    const long = `https://a.example/${'x'.repeat(900)}`
    expect(readCspReports(old({ 'blocked-uri': long }), ours)[0]!.blocked).toHaveLength(200)
  })
})
